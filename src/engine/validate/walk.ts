import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';

/** A JSON Schema, or a part of one. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** The schemas that a walk needs: the generated `schemaIndex`. */
export type Schemas = {
  readonly common: SchemaNode;
  readonly facts: SchemaNode;
  readonly documents: Readonly<Record<string, SchemaNode>>;
  readonly blocks: Readonly<Record<string, SchemaNode>>;
  readonly actions: Readonly<Record<string, SchemaNode>>;
  readonly sources: Readonly<Record<string, SchemaNode>>;
};

/** A schema with its root, to which `$ref` is relative. */
export type LocatedSchema = { node: SchemaNode; root: SchemaNode };

/** A value of a document with the schema that describes it. */
export type Visit = { pointer: string; value: unknown; schema: SchemaNode };

const isNode = (value: unknown): value is SchemaNode => isJsonObject(value);

/** Resolves `$ref` to a definition of the same file or of common. Keywords beside `$ref` (a description, a mark) are kept. */
export function dereference(schemas: Schemas, { node, root }: LocatedSchema): LocatedSchema {
  const { $ref: reference, ...beside } = node;
  if (typeof reference !== 'string') return { node, root };
  const file = reference.startsWith('#') ? root : schemas.common;
  const definition = own(
    (file['$defs'] ?? {}) as Record<string, SchemaNode>,
    reference.split('/').at(-1) ?? '',
  );
  if (!definition)
    throw new Error(`Schema ${String(root['$id'])} refers to ${reference}, which does not exist.`);
  const target = dereference(schemas, { node: definition, root: file });
  return { node: { ...target.node, ...beside }, root: target.root };
}

/** The schema of one entry of an object. Props follow the block's schema, arguments the action's. */
function entrySchema(
  schemas: Schemas,
  { node, root }: LocatedSchema,
  object: Readonly<Record<string, unknown>>,
  name: string,
): LocatedSchema | undefined {
  if (node['x-block'] === true && name === 'props') {
    const block = own(schemas.blocks, String(object['type']));
    if (block) return { node: block, root: block };
  }
  const listed = own((node['properties'] ?? {}) as Record<string, SchemaNode>, name);
  if (listed) return { node: listed, root };
  if (node['x-action'] === true) {
    const action = own(schemas.actions, String(object['do']));
    const argument = action && own((action['properties'] ?? {}) as Record<string, SchemaNode>, name);
    return action && argument ? { node: argument, root: action } : undefined;
  }
  const others = node['additionalProperties'];
  return isNode(others) ? { node: others, root } : undefined;
}

/** Every value below this one that a schema describes, parents first. Values of a wrong type are not entered. */
export function* walk(
  schemas: Schemas,
  schema: LocatedSchema,
  value: unknown,
  pointer = '',
): Generator<Visit, void, undefined> {
  const located = dereference(schemas, schema);
  yield { pointer, value, schema: located.node };
  if (Array.isArray(value)) {
    const items = located.node['items'];
    if (!isNode(items)) return;
    for (const [index, item] of value.entries()) {
      yield* walk(schemas, { node: items, root: located.root }, item, joinPointer(pointer, index));
    }
  } else if (isJsonObject(value)) {
    for (const [name, entry] of Object.entries(value)) {
      const next = entrySchema(schemas, located, value, name);
      if (next) yield* walk(schemas, next, entry, joinPointer(pointer, name));
    }
  }
}
