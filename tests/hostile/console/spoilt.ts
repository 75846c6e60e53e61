import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';

/** An invalid document that must never go live, and its fault. */
export type SpoiltDocument = { what: string; key: string; document: JsonObject };

/** Documents of a pack with a fault in each of their `paths`. */
export type SpoiltPlaces = {
  what: string;
  spoilt: readonly { key: string; paths: readonly string[]; document: JsonObject }[];
};

type Place = { path: readonly string[]; value: Json };

/** Every value of a document with the way to it, the document itself first. */
function placesOf(value: Json, path: readonly string[] = []): Place[] {
  const inner = Array.isArray(value)
    ? value.flatMap((entry, index) => placesOf(entry, [...path, String(index)]))
    : isJsonObject(value)
      ? Object.entries(value).flatMap(([name, entry]) => placesOf(entry, [...path, name]))
      : [];
  return [{ path, value }, ...inner];
}

/** A copy with the value at a path replaced. */
export function replaced(value: Json, [step, ...rest]: readonly string[], by: Json): Json {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === step ? replaced(entry, rest, by) : entry));
  if (!isJsonObject(value)) return value;
  return { ...value, [step]: replaced(value[step] ?? {}, rest, by) };
}

/** A value of another type than the one given; no schema of ours takes both. */
const ofOtherType = (value: Json): Json => (typeof value === 'object' ? 4711 : { spoilt: true });

/** Places whose value is free: a condition's literals, a pattern's examples, what a text says. */
const isFree = (path: readonly string[]): boolean => path.includes('when');

/**
 * Every document with one value of another type at a time, and each object with an unknown property.
 * @param every takes every n-th place only, to bound the running time
 */
export const misshapen = (documents: Readonly<Record<string, JsonObject>>, every: number): SpoiltDocument[] =>
  Object.entries(documents).flatMap(([key, document]) => {
    const places = placesOf(document).filter(({ path }) => path.length > 0 && !isFree(path));
    return places
      .filter((_place, index) => index % every === 0)
      .flatMap(({ path, value }) => {
        const at = `${key} /${path.join('/')}`;
        const spoil = (by: Json): JsonObject => replaced(document, path, by) as JsonObject;
        return [
          { what: `${at} of another type`, key, document: spoil(ofOtherType(value)) },
          ...(isJsonObject(value)
            ? [{ what: `${at} with more in it`, key, document: spoil({ ...value, 'no such thing': ['?'] }) }]
            : []),
        ];
      });
  });
