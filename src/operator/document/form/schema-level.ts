import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own } from '#engine/json.ts';
import { dereference, type LocatedSchema, type SchemaNode, type Schemas } from '#engine/validate/walk.ts';

const schemas: Schemas = schemaIndex;

/** What an editor shows for a value that is more than a line. */
export type PartKind = 'object' | 'map' | 'list' | 'sequence' | 'block' | 'action' | 'condition';

/** A property that has a place of its own on the form. */
export type Part = {
  name: string;
  kind: PartKind;
  schema: LocatedSchema;
  required: boolean;
  description: string | undefined;
};

/** The properties of one object: those that are a line each, and those that are more. */
export type SchemaLevel = {
  lines: Readonly<Record<string, SchemaNode>>;
  required: readonly string[];
  parts: readonly Part[];
};

/** Names that say which document it is; the address of the editor says so already. */
const head = ['$schema', 'kind', 'id'];

export const documentSchema = (kind: string): LocatedSchema => {
  const node = own(schemas.documents, kind) ?? {};
  return { node, root: node };
};

/** The schema of the props of a type of block, and of the arguments of an action. */
export const blockSchema = (type: string): LocatedSchema | undefined => located(own(schemas.blocks, type));
export const actionSchema = (name: string): LocatedSchema | undefined => located(own(schemas.actions, name));

const located = (node: SchemaNode | undefined): LocatedSchema | undefined => node && { node, root: node };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isNode = (value: unknown): value is SchemaNode => isJsonObject(value);

export const propertiesOf = ({ node, root }: LocatedSchema): [string, LocatedSchema][] =>
  Object.entries((node['properties'] ?? {}) as Record<string, SchemaNode>).map(([name, property]) => [
    name,
    dereference(schemas, { node: property, root }),
  ]);

/** The schema of the entries of a map or of the items of a list. */
export function entrySchemaOf({ node, root }: LocatedSchema): LocatedSchema | undefined {
  const entry = node['additionalProperties'] ?? node['items'];
  return isNode(entry) ? dereference(schemas, { node: entry, root }) : undefined;
}

/** What a value is shown as; undefined when it is a line. */
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

/** The items of an object that keeps them in an order: their name and schema. */
export function orderedItems(
  schema: LocatedSchema,
): { name: string; entry: LocatedSchema | undefined } | undefined {
  const name = schema.node['x-ordered'];
  if (typeof name !== 'string') return undefined;
  const items = propertiesOf(schema).find(([property]) => property === name)?.[1];
  return { name, entry: items && entrySchemaOf(items) };
}

/** A line as the form engine takes it: nothing in it refers to anything else. */
const selfContained = ({ node, root }: LocatedSchema): SchemaNode =>
  isNode(node['items'])
    ? { ...node, items: selfContained(dereference(schemas, { node: node['items'], root })) }
    : node;

/**
 * What a form shows of one object. For the items of an object that keeps them in an order see `orderedItems`; they and the
 * order are left out here.
 */
export function levelOf(
  schema: LocatedSchema,
  { isDocument = false }: { isDocument?: boolean } = {},
): SchemaLevel {
  const ordered = orderedItems(schema);
  const hidden = [...(isDocument ? head : []), ...(ordered ? [ordered.name, 'order'] : [])];
  const required = ((schema.node['required'] ?? []) as string[]).filter((name) => !hidden.includes(name));
  const properties = propertiesOf(schema).filter(
    ([name, { node }]) =>
      !hidden.includes(name) && !(schema.node === node && name === 'do') && !isFixed(node),
  );
  const parts = properties.flatMap(([name, property]): Part[] => {
    const kind = partKind(property);
    if (!kind) return [];
    const description = text(property.node['description']);
    return [{ name, kind, schema: property, required: required.includes(name), description }];
  });
  const lines = properties.filter(([, property]) => partKind(property) === undefined);
  return {
    lines: Object.fromEntries(lines.map(([name, property]) => [name, selfContained(property)])),
    required,
    parts,
  };
}

/** A value that can be one thing only is not asked for. */
const isFixed = (node: SchemaNode): boolean => Object.hasOwn(node, 'const');

/** The smallest value that a schema takes, as far as it says; what a person has to choose is left out. */
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
