import fc from 'fast-check';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { pointerSteps, valueAt } from '#engine/json/pointer.ts';
import { walk, type SchemaNode, type Visit } from '#engine/validate/walk.ts';

/** Values that fit few places. */
const strangers: readonly Json[] = [
  '',
  'a b',
  '#zzz',
  'x'.repeat(5000),
  -1,
  0.5,
  1e15,
  true,
  [],
  {},
  [1, 1],
  { 'a b': 1 },
];

/** Ways to break a value; undefined when not applicable. */
const ways: readonly ((value: Json, schema: SchemaNode, pick: number) => Json | undefined)[] = [
  (_value, _schema, pick) => strangers[pick % strangers.length],
  (value, { required }) =>
    isJsonObject(value) && Array.isArray(required)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== required[0]))
      : undefined,
  (value) => (isJsonObject(value) ? { ...value, nothingOfThisName: 1 } : undefined),
  (value) => (isJsonObject(value) ? { ...value, '1.not an/id': Object.values(value)[0] ?? 1 } : undefined),
  (value) => (Array.isArray(value) && value.length > 0 ? [...value, value[0] as Json] : undefined),
  (value, { minItems }) => (Array.isArray(value) && minItems !== undefined ? [] : undefined),
  (value, { maxItems }) =>
    Array.isArray(value) && typeof maxItems === 'number'
      ? [...Array(maxItems + 1).keys()].map(String)
      : undefined,
  (value, { enum: allowed }) =>
    typeof value === 'string' && Array.isArray(allowed) ? `${value}s` : undefined,
  (value, _schema, pick) =>
    isJsonObject(value) && typeof value['type'] === 'string'
      ? { ...value, type: Object.keys(schemaIndex.blocks)[pick % 70] ?? '' }
      : undefined,
  (value, _schema, pick) =>
    isJsonObject(value) && typeof value['do'] === 'string'
      ? { ...value, do: Object.keys(schemaIndex.actions)[pick % 30] ?? '' }
      : undefined,
];

function put(document: Json, [step, ...deeper]: readonly string[], value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(document))
    return document.map((entry, index) => (index === Number(step) ? put(entry, deeper, value) : entry));
  return isJsonObject(document)
    ? { ...document, [step]: put(document[step] ?? null, deeper, value) }
    : document;
}

/** A document as a generator breaks it: at one to three places. */
export type BrokenDocument = { key: DocumentKey; document: JsonObject };

/** Breaks valid documents; equal seeds break equal places. */
export function breakDocuments(
  documents: Readonly<Record<DocumentKey, JsonObject>>,
  { seed, count }: { seed: number; count: number },
): BrokenDocument[] {
  const keys = Object.keys(documents);
  const visits: Record<DocumentKey, readonly Visit[]> = {};
  const visitsOf = (key: DocumentKey): readonly Visit[] => {
    const schema = schemaIndex.documents[splitKey(key).kind] ?? {};
    return (visits[key] ??= [...walk(schemaIndex, { node: schema, root: schema }, documents[key])]);
  };
  const place = fc.record({ place: fc.nat(), way: fc.nat(), pick: fc.nat() });
  const plans = fc.sample(
    fc.record({ document: fc.nat(), places: fc.array(place, { minLength: 1, maxLength: 3 }) }),
    { seed, numRuns: count },
  );
  return plans.map(({ document: which, places }) => {
    const key = keys[which % keys.length] ?? '';
    const broken = places.reduce<Json>((document, { place, way, pick }) => {
      const all = visitsOf(key).slice(1);
      const breaking = ways[way % ways.length];
      // The first place from there on that this can break.
      for (let offset = 0; offset < all.length; offset += 1) {
        const visit = all[(place + offset) % all.length];
        const value = visit && (valueAt(document, visit.pointer) as Json | undefined);
        const next = visit && value !== undefined && breaking?.(value, visit.schema, pick);
        if (visit && next !== undefined && next !== false)
          return put(document, pointerSteps(visit.pointer), next);
      }
      return document;
    }, documents[key] ?? {});
    return { key, document: isJsonObject(broken) ? broken : {} };
  });
}
