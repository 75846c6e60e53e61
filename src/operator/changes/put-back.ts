import type { Json, JsonObject } from '#engine/json/json.ts';
import { joinPointer, valueAt } from '#engine/json/pointer.ts';
import { isNames } from '../documents/order.ts';
import { withoutValue, withValue } from '../documents/reader.ts';
import type { Change } from './change.ts';

const at = (document: JsonObject, path: readonly string[]): Json | undefined =>
  valueAt(document, joinPointer('', ...path)) as Json | undefined;

/** An order with one entry where another order has it: behind the nearest entry that both have, or left out. */
export function withEntryAs(order: readonly string[], then: readonly string[], entry: string): string[] {
  const others = order.filter((each) => each !== entry);
  const place = then.indexOf(entry);
  if (place === -1) return others;
  const before = then.slice(0, place).findLast((each) => others.includes(each));
  const index = before === undefined ? 0 : others.indexOf(before) + 1;
  return [...others.slice(0, index), entry, ...others.slice(index)];
}

function withValueOf(document: JsonObject, then: JsonObject, path: readonly string[]): JsonObject {
  const value = at(then, path);
  return value === undefined ? withoutValue(document, path) : withValue(document, path, value);
}

/** Places where a document keeps what an entry of the order at `path` is. */
const placesOf = (path: readonly string[], entry: string): string[][] => [
  [...path.slice(0, -1), 'items', entry],
  [...path.slice(0, -1), 'groups', entry],
  ['fields', entry],
];

/**
 * A document with one change taken back: the value that `then` has, or one entry of an order with what it is. Other entries of
 * that order stay where they are.
 */
export function putBack(document: JsonObject, then: JsonObject, { path, entry }: Change): JsonObject {
  const [order, ordered] = [at(document, path), at(then, path)];
  if (entry === undefined || !isNames(order) || !isNames(ordered)) return withValueOf(document, then, path);
  const isLost = (place: string[]): boolean =>
    (at(document, place) === undefined) !== (at(then, place) === undefined);
  return placesOf(path, entry)
    .filter(isLost)
    .reduce<JsonObject>(
      (result, place) => withValueOf(result, then, place),
      withValue(document, path, withEntryAs(order, ordered, entry)),
    );
}
