import { isJsonObject, own, type Json, type JsonObject } from '#engine/json.ts';
import type { Path } from '../../documents/layer.ts';
import { moved } from '../../documents/order.ts';

/** Entries by id, with the order they show in where they have one. */
export type CollectionValue = { items: JsonObject; order?: readonly string[] | undefined };

/** Told of a collection as it shall be; `steps` lead to what changed, from the document on. */
export type CollectionChange = (change: CollectionValue, steps: Path) => void;

/** Ids as a list shows them: those in the order, then those that do not show. */
export const idsInOrder = ({ items, order }: CollectionValue): string[] => [
  ...(order ?? []),
  ...Object.keys(items).filter((id) => !order?.includes(id)),
];

export const withEntry = ({ items, order }: CollectionValue, id: string, value: Json): CollectionValue => ({
  items: { ...items, [id]: value },
  order: order && (order.includes(id) ? order : [...order, id]),
});

export const withoutEntry = ({ items, order }: CollectionValue, id: string): CollectionValue => {
  const { [id]: _gone, ...others } = items;
  return { items: others, order: order?.filter((other) => other !== id) };
};

/** The entry under another id, at the place it had. */
export const renamedEntry = (
  { items, order }: CollectionValue,
  id: string,
  next: string,
): CollectionValue => ({
  items: Object.fromEntries(Object.entries(items).map(([name, value]) => [name === id ? next : name, value])),
  order: order?.map((other) => (other === id ? next : other)),
});

/** An entry of the order at another place in it. */
export const movedEntry = ({ items, order }: CollectionValue, from: number, to: number): CollectionValue => ({
  items,
  order: order && moved(order, from, to),
});

/** An entry in the order, or taken out of it, which hides it. */
export const shownEntry = (
  { items, order }: CollectionValue,
  id: string,
  shown: boolean,
): CollectionValue => ({
  items,
  order: order && (shown ? [...order, id] : order.filter((other) => other !== id)),
});

const idPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/;

/** Why an id cannot be given to an entry; undefined when it can. */
export const idFault = ({ items }: CollectionValue, id: string): 'form' | 'taken' | undefined => {
  if (!idPattern.test(id)) return 'form';
  return Object.hasOwn(items, id) ? 'taken' : undefined;
};

/** An id that is still free: `copy`, `copy2`, … */
export function freeId({ items }: CollectionValue, stem: string): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? stem : `${stem}${count}`;
    if (!Object.hasOwn(items, id)) return id;
  }
}

/** Properties that tell entries apart, the best first. */
const telling = ['label', 'title', 'name', 'text', 'type', 'image', 'path', 'description'];

/** What of an entry tells it from the others: the value itself, or its most telling property. */
export function entrySummary(
  value: Json | undefined,
): { property: string | undefined; text: string } | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { property: undefined, text: String(value) };
  }
  if (!isJsonObject(value)) return undefined;
  const property = telling.find((name) => typeof own(value, name) === 'string');
  return property === undefined ? undefined : { property, text: String(value[property]) };
}
