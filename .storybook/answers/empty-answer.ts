import { isList, isNullable, isRecord, propertyOf, type SchemaNode } from './schema-node.ts';

/** Smallest valid answer of a call: empty lists, no optional properties, null where allowed. */
export function emptyAnswer(schema: SchemaNode, recorded: unknown): unknown {
  if (isList(schema)) return Array.isArray(recorded) ? recorded.slice(0, schema.minItems ?? 0) : recorded;
  if (isNullable(schema)) return null;
  if (!isRecord(recorded) || !schema.properties) return recorded;
  const { required = [] } = schema;
  return Object.fromEntries(
    Object.entries(recorded)
      .filter(([name]) => required.includes(name))
      .map(([name, value]) => [name, emptyAnswer(propertyOf(schema, name), value)]),
  );
}

/** True when a smaller answer is valid: the schema has a list, an optional property or null. */
export function canBeEmpty(schema: SchemaNode): boolean {
  if (isNullable(schema)) return true;
  if (isList(schema)) return (schema.minItems ?? 0) === 0;
  const { properties, required = [] } = schema;
  return Object.entries(properties ?? {}).some(
    ([name, property]) => !required.includes(name) || canBeEmpty(property),
  );
}
