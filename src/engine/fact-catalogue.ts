import { isJsonObject, own } from './json.ts';

export type Fact = {
  type: 'boolean' | 'integer' | 'string';
  description: string;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
};
/** Facts by the name that conditions read them by. */
export type FactCatalogue = Readonly<Record<string, Fact>>;

type SchemaNode = { readonly [keyword: string]: unknown };
type Family = Fact & { from: string };

const propertiesAt = (schema: SchemaNode | undefined, ...steps: string[]): string[] => {
  const node = steps.reduce<unknown>(
    (value, step) => (isJsonObject(value) ? own(value, step) : undefined),
    schema,
  );
  return isJsonObject(node) ? Object.keys(node) : [];
};

/**
 * All facts a condition may read: those of schemas/facts.json, one per flag and per game type, and, inside a form, one
 * per field (`fields`: what each holds).
 */
export function factCatalogue(
  schemas: {
    readonly common: SchemaNode;
    readonly facts: SchemaNode;
    readonly documents: Readonly<Record<string, SchemaNode>>;
  },
  fields: Readonly<Record<string, Partial<Fact>>> = {},
): FactCatalogue {
  const { facts, families } = schemas.facts as {
    facts: Record<string, Fact>;
    families: Record<string, Family>;
  };
  const definitions = schemas.common['$defs'] as Record<string, SchemaNode>;
  const members: Record<string, Record<string, Partial<Fact>>> = {
    flags: empty(propertiesAt(schemas.documents['flags'], 'properties', 'flags', 'properties')),
    gameType: empty((definitions['gameType']?.['enum'] ?? []) as string[]),
    field: fields,
  };
  const entries = Object.entries(families).flatMap(([family, { from, ...fact }]) =>
    Object.entries(members[from] ?? {}).map(([name, own]): [string, Fact] => [
      `${family}.${name}`,
      { ...fact, ...own },
    ]),
  );
  return { ...facts, ...Object.fromEntries(entries) };
}

const empty = (names: readonly string[]): Record<string, Partial<Fact>> =>
  Object.fromEntries(names.map((name) => [name, {}]));
