import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import { dereference, type LocatedSchema, type SchemaNode, type Schemas } from '#engine/validate/walk.ts';

const schemas: Schemas = schemaIndex;

/** Kind of editor for a value with more than one line. */
export type PartKind = 'object' | 'map' | 'list' | 'sequence' | 'block' | 'action' | 'condition';

export const documentSchema = (kind: string): LocatedSchema => {
  const node = own(schemas.documents, kind) ?? {};
  return { node, root: node };
};

/** Schema of the props of a type of block, or of the arguments of an action. */
export const blockSchema = (type: string): LocatedSchema | undefined => located(own(schemas.blocks, type));
export const actionSchema = (name: string): LocatedSchema | undefined => located(own(schemas.actions, name));

const located = (node: SchemaNode | undefined): LocatedSchema | undefined => node && { node, root: node };

const isNode = (value: unknown): value is SchemaNode => isJsonObject(value);

export const propertiesOf = ({ node, root }: LocatedSchema): [string, LocatedSchema][] =>
  Object.entries((node['properties'] ?? {}) as Record<string, SchemaNode>).map(([name, property]) => [
    name,
    dereference(schemas, { node: property, root }),
  ]);

/** Schema of the entries of a map or of the items of a list. */
export function entrySchemaOf({ node, root }: LocatedSchema): LocatedSchema | undefined {
  const entry = node['additionalProperties'] ?? node['items'];
  return isNode(entry) ? dereference(schemas, { node: entry, root }) : undefined;
}

/** Kind of a value's editor; undefined for a single line. */
export function partKind(schema: LocatedSchema): PartKind | undefined {
  const { node } = schema;
  if (node['x-condition'] === true) return 'condition';
  if (node['x-block'] === true) return 'block';
  if (node['x-action'] === true) return 'action';
  if (typeof node['x-ordered'] === 'string') return 'sequence';
  if (isNode(node['properties'])) return 'object';
  if (isNode(node['items'])) {
    const items = entrySchemaOf(schema);
    return items && partKind(items) ? 'list' : undefined;
  }
  return isNode(node['additionalProperties']) || node['type'] === 'object' ? 'map' : undefined;
}

/** Name and schema of the items of an object that keeps them in an order. */
export function orderedItems(
  schema: LocatedSchema,
): { name: string; entry: LocatedSchema | undefined } | undefined {
  const name = schema.node['x-ordered'];
  if (typeof name !== 'string') return undefined;
  const items = propertiesOf(schema).find(([property]) => property === name)?.[1];
  return { name, entry: items && entrySchemaOf(items) };
}

/** Smallest value valid by the schema as far as known; choices are left to the operator. */
export function emptyValue(schema: LocatedSchema): unknown {
  const { node } = schema;
  if (Object.hasOwn(node, 'const')) return node['const'];
  if (Object.hasOwn(node, 'default')) return node['default'];
  if (Array.isArray(node['enum'])) return node['enum'][0] as unknown;
  if (node['type'] === 'string') return '';
  if (node['type'] === 'integer' || node['type'] === 'number') return Number(node['minimum'] ?? 0);
  if (node['type'] === 'boolean') return false;
  if (node['type'] === 'array') return [];
  if (node['x-condition'] === true) return true;
  const required = (node['required'] ?? []) as string[];
  return Object.fromEntries(
    propertiesOf(schema)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, emptyValue(property)]),
  );
}
