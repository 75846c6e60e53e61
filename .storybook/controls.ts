import type { ArgTypes, InputType } from 'storybook/internal/types';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import names from '../.cache/stories/names.json';

type Node = { readonly [key: string]: unknown };

/** Ids in a brand's documents by kind of reference, written by scripts/stories.ts. */
const namesOf = (brand: string): Readonly<Record<string, readonly string[]>> =>
  (names as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[brand] ?? {};

const definitions = schemaIndex.common['$defs'] as Readonly<Record<string, Node>>;

/** A node with its reference to the common schema resolved. */
export function withDefinition(node: Node): Node {
  const { $ref, ...own } = node;
  if (typeof $ref !== 'string') return node;
  return { ...definitions[$ref.slice($ref.lastIndexOf('/') + 1)], ...own };
}

const choices = (options: readonly unknown[]): InputType => ({
  options: [...options],
  control: { type: options.length <= 4 ? 'inline-radio' : 'select' },
});

/** Control for a block's property, from its schema. */
function controlOf(node: Node, brand: string): InputType {
  if (Array.isArray(node['enum'])) return choices(node['enum']);
  const named = namesOf(brand)[String(node['x-ref'])];
  if (named) return { options: [...named], control: { type: 'select' } };
  if (node['type'] === 'boolean') return { control: 'boolean' };
  if (node['type'] === 'integer' || node['type'] === 'number') {
    const { minimum: min, maximum: max } = node as { minimum?: number; maximum?: number };
    const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    return { control: { type: min !== undefined && max !== undefined ? 'range' : 'number', ...bounds } };
  }
  return { control: node['type'] === 'string' ? 'text' : 'object' };
}

const summaryOf = (node: Node): string => {
  const ref = node['x-ref'];
  if (typeof ref === 'string') return `name of a ${ref}`;
  return Array.isArray(node['enum']) ? 'one of these' : String(node['type'] ?? 'object');
};

/** Controls for the props of a type of block, made from its schema. */
export function controlsOf(brand: string, type: string): ArgTypes {
  const schema: Node = schemaIndex.blocks[type] ?? {};
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Node>);
  return Object.fromEntries(
    properties.map(([name, property]): [string, InputType] => {
      const node = withDefinition(property);
      const type = { summary: summaryOf(node) };
      const description = String(node['description'] ?? '');
      const mark = required.includes(name)
        ? { type: { name: 'other', value: 'any', required: true } as const }
        : {};
      return [name, { name, description, table: { type }, ...mark, ...controlOf(node, brand) }];
    }),
  );
}
