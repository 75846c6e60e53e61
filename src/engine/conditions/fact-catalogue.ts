import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { valueAt } from '../json/pointer.ts';
import { ownFieldForms, ownFieldsOf } from '../own-fields.ts';

export type Fact = {
  type: 'boolean' | 'integer' | 'string';
  /** Name shown to operators. */
  title?: string;
  description: string;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  /** Names of the listed values shown to operators. */
  values?: Readonly<Record<string, string>>;
  /** The document of the brand whose entries are the values, pointers to the entries and to the name of one, and values beside them. */
  valuesOf?: {
    readonly document: string;
    readonly entries: string;
    readonly name?: string;
    readonly also?: readonly string[];
  };
  /**
   * What a value means, for whoever asks for one or says it: an amount in minor units, a minute or a time of day as digits, the code of a
   * country, a tag between commas. No such number is a count that a badge could show.
   */
  format?: 'money' | 'minute' | 'clock' | 'country' | 'tag';
  /** What amounts are of, where a brand is known. */
  currency?: { readonly currency: string; readonly digits: number };
  /** Present for facts that only pages know, not the gateway. */
  pages?: true;
  /** Present for facts that flags may hang on: those that pages and server know, or the server alone. */
  flags?: 'page' | 'server';
};
/** Facts by the name that conditions read them by. */
export type FactCatalogue = Readonly<Record<string, Fact>>;

type SchemaNode = { readonly [keyword: string]: unknown };
type Family = Fact & { from: string };

/** The flags of the flags schema, each as its schema describes it; `flag` is the word before their names. */
function flagFacts(schema: SchemaNode | undefined, flag: string): Record<string, Partial<Fact>> {
  const flags = valueAt(schema, '/properties/flags/properties');
  return Object.fromEntries(
    Object.entries(isJsonObject(flags) ? flags : {}).map(([name, described]): [string, Partial<Fact>] => {
      const known = isJsonObject(described) ? described : {};
      const description = textOf(known, 'description');
      // Codes of the platform have a name beside them.
      const title = `${flag} ${textOf(known, 'x-name') ?? name}`;
      return [name, { title, ...(description !== undefined && { description }) }];
    }),
  );
}

/** Types of the facts `form.<field>`: a check box is boolean, a choice lists its options and '', any other field is text. */
export function formFieldFacts(form: unknown): Record<string, Partial<Fact>> {
  const fields = isJsonObject(form) ? own(form, 'fields') : undefined;
  if (!isJsonObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Partial<Fact>] => {
      if (!isJsonObject(field)) return [name, {}];
      if (field['input'] === 'checkbox') return [name, { type: 'boolean' }];
      const options = isJsonObject(field['options']) ? field['options']['items'] : undefined;
      return [name, isJsonObject(options) ? { enum: ['', ...Object.keys(options)] } : {}];
    }),
  );
}

/** What a brand's documents say of facts. */
export type BrandFacts = {
  /** Types of the facts `own.<field>`: the operator's own fields whose values are kept with who submits them. */
  own: Readonly<Record<string, Partial<Fact>>>;
  /** Values of facts that are entries of a document, by the name of the fact. */
  listed: Readonly<Record<string, Partial<Fact>>>;
  /** Flags that the schema does not name. */
  flags: Readonly<Record<string, Partial<Fact>>>;
  /** Flags with variants, which are the values. */
  variants: Readonly<Record<string, Partial<Fact>>>;
};

/** Of a brand without documents. */
const noBrandFacts: BrandFacts = { own: {}, listed: {}, flags: {}, variants: {} };

const textOf = (object: JsonObject, name: string): string | undefined => {
  const text = own(object, name);
  return typeof text === 'string' ? text : undefined;
};

/** The flags of a brand by their names, as far as a strategy tells more of them than the schema. */
function strategyFacts(document: unknown): Pick<BrandFacts, 'flags' | 'variants'> {
  const flags: Record<string, Partial<Fact>> = {};
  const variants: Record<string, Partial<Fact>> = {};
  const all = valueAt(document, '/flags');
  for (const [id, flag] of Object.entries(isJsonObject(all) ? all : {})) {
    if (!isJsonObject(flag)) continue;
    const [name, description] = [textOf(flag, 'name'), textOf(flag, 'description')];
    flags[id] = {
      ...(name !== undefined && { title: name }),
      ...(description !== undefined && { description }),
    };
    const items = valueAt(flag, '/variants/items');
    if (!isJsonObject(items)) continue;
    const named = Object.entries(items).flatMap(([variant, item]): [string, string][] => {
      const title = isJsonObject(item) ? textOf(item, 'name') : undefined;
      return title === undefined ? [] : [[variant, title]];
    });
    variants[id] = {
      ...(name !== undefined && { title: name }),
      enum: ['', ...Object.keys(items)],
      values: Object.fromEntries(named),
    };
  }
  return { flags, variants };
}

/** What a brand's documents say of facts; `document` gives the content of one by its key. */
export function brandFacts(
  schemas: { readonly facts: SchemaNode },
  document: (key: string) => unknown,
): BrandFacts {
  const { facts } = schemas.facts as { facts: Record<string, Fact> };
  const fields = ownFieldForms.map((id) => formFieldFacts({ fields: ownFieldsOf(document(`form/${id}`)) }));
  const listed = Object.entries(facts).flatMap(([name, { valuesOf }]): [string, Partial<Fact>][] => {
    if (!valuesOf) return [];
    const entries = valueAt(document(valuesOf.document), valuesOf.entries);
    if (!isJsonObject(entries)) return [];
    const values = Object.entries(entries).flatMap(([id, entry]): [string, string][] => {
      const title = valuesOf.name === undefined ? undefined : valueAt(entry, valuesOf.name);
      return typeof title === 'string' ? [[id, title]] : [];
    });
    const ids = [...(valuesOf.also ?? []), ...Object.keys(entries)];
    return [[name, { enum: ids, values: Object.fromEntries(values) }]];
  });
  return {
    own: Object.assign({}, ...fields) as BrandFacts['own'],
    listed: Object.fromEntries(listed),
    ...strategyFacts(document('flags/main')),
  };
}

const noSet: FactCatalogue = {};

/** Facts of a set of schemas/facts.json, which only conditions that their schema opens it for (`x-facts`) may read. */
export function factSet(schemas: { readonly facts: SchemaNode }, name: unknown): FactCatalogue {
  const { sets = {} } = schemas.facts as { sets?: Record<string, FactCatalogue> };
  return (typeof name === 'string' && own(sets, name)) || noSet;
}

/**
 * All facts a condition may read: those of schemas/facts.json, one per flag, set of variants, own field and value of a list that a family names in
 * common.schema.json, and, inside a form, one per field (`fields`). `ofBrand` has what the brand's documents say of them.
 */
export function factCatalogue(
  schemas: {
    readonly common: SchemaNode;
    readonly facts: SchemaNode;
    readonly documents: Readonly<Record<string, SchemaNode>>;
  },
  fields: Readonly<Record<string, Partial<Fact>>> = {},
  ofBrand: BrandFacts = noBrandFacts,
): FactCatalogue {
  const { facts, families } = schemas.facts as {
    facts: Record<string, Fact>;
    families: Record<string, Family>;
  };
  const definitions = schemas.common['$defs'] as Record<string, SchemaNode>;
  const entriesOf: Record<string, Record<string, Partial<Fact>>> = {
    flags: withFlags(
      flagFacts(schemas.documents['flags'], families['flags']?.title ?? 'flags'),
      ofBrand.flags,
    ),
    variants: ofBrand.variants,
    field: fields,
    own: ofBrand.own,
  };
  const entries = Object.entries(families).flatMap(([family, { from, ...fact }]) =>
    Object.entries(entriesOf[from] ?? listed(definitions[from])).map(([name, own]): [string, Fact] => [
      `${family}.${name}`,
      { ...fact, title: `${fact.title ?? family} ${name}`, ...own },
    ]),
  );
  const listedFacts = Object.entries(ofBrand.listed).map(([name, of]) => [name, { ...facts[name], ...of }]);
  return { ...facts, ...Object.fromEntries(listedFacts), ...Object.fromEntries(entries) };
}

/** Flags of the schema with those of the brand, whose own names win. */
const withFlags = (
  known: Record<string, Partial<Fact>>,
  ofBrand: BrandFacts['flags'],
): Record<string, Partial<Fact>> => ({
  ...known,
  ...Object.fromEntries(Object.entries(ofBrand).map(([id, fact]) => [id, { ...known[id], ...fact }])),
});

/** A fact for each value of a listed type. */
const listed = (definition: SchemaNode | undefined): Record<string, Partial<Fact>> =>
  Object.fromEntries(((definition?.['enum'] ?? []) as string[]).map((name) => [name, {}]));
