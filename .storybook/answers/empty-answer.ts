import { isList, isNullable, isRecord, propertyOf, type SchemaNode } from './schema-node.ts';

/** The least that a call may answer: lists without entries, nothing that is optional, null where it may be. */
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

/** Whether a call can answer less than it did; what has no list and nothing optional cannot be empty. */
export function canBeEmpty(schema: SchemaNode): boolean {
  if (isNullable(schema)) return true;
  if (isList(schema)) return (schema.minItems ?? 0) === 0;
  const { properties, required = [] } = schema;
  return Object.entries(properties ?? {}).some(
    ([name, property]) => !required.includes(name) || canBeEmpty(property),
  );
}
