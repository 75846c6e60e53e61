import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { dereference, type LocatedSchema, type SchemaNode } from '#engine/validate/walk.ts';
import {
  blockSchema,
  entrySchemaOf,
  orderedItems,
  partKind,
  propertiesOf,
} from '#operator/document/form/schema-level.ts';
import { propertyName } from '#operator/documents/property-name.ts';
import type { Path } from './edit-text.ts';

/** A value inside another, as a line or a foldable part of the form. */
export type FormPart = {
  /** Below the value that holds it. */
  path: Path;
  label: string;
  schema: LocatedSchema;
  required: boolean;
};

export type FormParts = {
  /** Values with a name of the schema. */
  properties: readonly FormPart[];
  /** Values with a name or index of the document. */
  entries: readonly FormPart[];
};

/** Properties that name the document itself. */
const head = ['$schema', 'kind', 'id'];

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? (value as JsonObject) : {});

function propertyParts(schema: LocatedSchema, hidden: readonly string[]): FormPart[] {
  const required = (schema.node['required'] ?? []) as readonly string[];
  return propertiesOf(schema)
    .filter(([name, { node }]) => !hidden.includes(name) && !Object.hasOwn(node, 'const'))
    .map(([name, property]) => ({
      path: [name],
      label: propertyName(name),
      schema: property,
      required: required.includes(name),
    }));
}

const entryParts = (entry: LocatedSchema | undefined, paths: readonly Path[], items: unknown): FormPart[] =>
  entry === undefined
    ? []
    : paths.map((path) => {
        const id = path.at(-1) ?? '';
        const name = typeof id === 'number' ? String(id + 1) : id;
        const type = typeof id === 'number' ? undefined : objectOf(own(objectOf(items), id))['type'];
        const isBlock = entry.node['x-block'] === true && typeof type === 'string';
        return { path, label: isBlock ? `${name}, ${type}` : name, schema: entry, required: false };
      });

/** Items in their sequence; those that the sequence leaves out are not shown on a page and come last. */
function orderedIds(order: unknown, items: JsonObject): string[] {
  const listed = (Array.isArray(order) ? order : []).filter(
    (id): id is string => typeof id === 'string' && Object.hasOwn(items, id),
  );
  return [...new Set([...listed, ...Object.keys(items)])];
}

const slotSchema = (): LocatedSchema => {
  const definitions = schemaIndex.common['$defs'] as Record<string, SchemaNode>;
  const root = schemaIndex.common;
  return dereference(schemaIndex, { node: definitions['slot'] ?? {}, root });
};

/** Props by the schema of the block's type, and its slots. */
function blockParts(block: JsonObject): FormPart[] {
  const props = blockSchema(String(block['type']));
  const slots = (props?.node['x-slots'] ?? []) as readonly string[];
  const part = (path: Path, schema: LocatedSchema): FormPart => ({
    path,
    label: propertyName(String(path.at(-1))),
    schema,
    required: false,
  });
  return [
    ...(props ? [part(['props'], props)] : []),
    ...slots.map((slot) => part(['slots', slot], slotSchema())),
  ];
}

/** What a value holds. Conditions, actions and single lines hold nothing that the form takes apart. */
export function partsOf(schema: LocatedSchema, value: unknown, isDocument = false): FormParts {
  const kind = partKind(schema);
  const object = objectOf(value);
  const hidden = isDocument ? head : [];
  if (kind === 'object') return { properties: propertyParts(schema, hidden), entries: [] };
  if (kind === 'sequence') {
    const ordered = orderedItems(schema);
    const name = ordered?.name ?? '';
    const items = objectOf(object[name]);
    return {
      properties: propertyParts(schema, [...hidden, name, 'order']),
      entries: entryParts(
        ordered?.entry,
        orderedIds(object['order'], items).map((id) => [name, id]),
        items,
      ),
    };
  }
  if (kind === 'map')
    return {
      properties: [],
      entries: entryParts(
        entrySchemaOf(schema),
        Object.keys(object).map((id) => [id]),
        object,
      ),
    };
  if (kind === 'block') return { properties: blockParts(object), entries: [] };
  if (schema.node['items'] === undefined) return { properties: [], entries: [] };
  const list = Array.isArray(value) ? value : [];
  return {
    properties: [],
    entries: entryParts(
      entrySchemaOf(schema),
      list.map((_, at) => [at]),
      list,
    ),
  };
}
