import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { moved } from '../documents/order.ts';
import { withoutValue, withValue } from '../documents/reader.ts';

/** Entries of a document: the paths of what holds them, by their ids, and of their order. */
export type EntryPlace = { key: DocumentKey; items: Path; order: Path };

/** Place of an entry, or of a value of it, in its document. */
export const entryPath = ({ items }: EntryPlace, ...path: readonly string[]): string[] => [...items, ...path];

export type OrderedEntry = {
  id: string;
  value: JsonObject;
  /** Place in the order; -1 of one that is left out of it. */
  index: number;
};

const orderOf = (document: JsonObject, place: EntryPlace): string[] => {
  const ids = valueAt(document, joinPointer('', ...place.order));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

/** Entries in their order, then those that are left out of it. */
export function entriesOf(document: JsonObject | undefined, place: EntryPlace): OrderedEntry[] {
  const items = document && valueAt(document, joinPointer('', ...place.items));
  if (!document || !isJsonObject(items)) return [];
  const order = orderOf(document, place);
  const left = Object.keys(items).filter((id) => !order.includes(id));
  return [...order, ...left].flatMap((id) => {
    const value = own(items as JsonObject, id);
    return isJsonObject(value) ? [{ id, value: value as JsonObject, index: order.indexOf(id) }] : [];
  });
}

/** The document with an entry moved from one place of the order to another. */
export const withEntryAt = (document: JsonObject, place: EntryPlace, from: number, to: number): JsonObject =>
  withValue(document, place.order, moved(orderOf(document, place), from, to));

/** The document with an entry in the order, at its end, or left out of it. */
export function withEntryIn(document: JsonObject, place: EntryPlace, id: string, shown: boolean): JsonObject {
  const others = orderOf(document, place).filter((other) => other !== id);
  return withValue(document, place.order, shown ? [...others, id] : others);
}

/** The document with a new entry before all others. */
export function withFirstEntry(
  document: JsonObject,
  place: EntryPlace,
  id: string,
  value: JsonObject,
): JsonObject {
  const added = withValue(document, entryPath(place, id), value);
  return withValue(added, place.order, [id, ...orderOf(document, place)]);
}

export const withoutEntry = (document: JsonObject, place: EntryPlace, id: string): JsonObject =>
  withoutValue(withEntryIn(document, place, id, false), entryPath(place, id));
