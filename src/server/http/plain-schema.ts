/** A schema as OpenAPI 3.1 takes it: JSON Schema 2020-12 without keywords of our own and of our tools. */
export function plainSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-') && key !== 'tsType')
      .map(([key, value]) => [key, plainSchema(value)]),
  );
}
