import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import type { Path } from '../../documents/layer.ts';
import { moved } from '../../documents/order.ts';

/** Entries by id, with their order if they have one. */
export type CollectionValue = { items: JsonObject; order?: readonly string[] | undefined };

/** Called with the changed collection; `steps` lead from the document to the changed part. */
export type CollectionChange = (change: CollectionValue, steps: Path) => void;

/** Ids in display order: those of the order, then the hidden ones. */
export const idsInOrder = ({ items, order }: CollectionValue): string[] => [
  ...(order ?? []),
  ...Object.keys(items).filter((id) => !order?.includes(id)),
];

export const withEntry = ({ items, order }: CollectionValue, id: string, value: Json): CollectionValue => ({
  items: { ...items, [id]: value },
  order: order && (order.includes(id) ? order : [...order, id]),
});

export const withoutCollectionEntry = ({ items, order }: CollectionValue, id: string): CollectionValue => {
  const { [id]: _gone, ...others } = items;
  return { items: others, order: order?.filter((other) => other !== id) };
};

/** Renames an entry in place. */
export const renamedEntry = (
  { items, order }: CollectionValue,
  id: string,
  next: string,
): CollectionValue => ({
  items: Object.fromEntries(Object.entries(items).map(([name, value]) => [name === id ? next : name, value])),
  order: order?.map((other) => (other === id ? next : other)),
});

/** Moves an entry within the order. */
export const movedEntry = ({ items, order }: CollectionValue, from: number, to: number): CollectionValue => ({
  items,
  order: order && moved(order, from, to),
});

/** Adds an entry to the order, or hides it by removing it. */
export const shownEntry = (
  { items, order }: CollectionValue,
  id: string,
  shown: boolean,
): CollectionValue => ({
  items,
  order: order && (shown ? [...order, id] : order.filter((other) => other !== id)),
});

const idPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,127}$/;

/** Reason why an id is not allowed for an entry; undefined when it is. */
export const entryIdFault = ({ items }: CollectionValue, id: string): 'form' | 'taken' | undefined => {
  if (!idPattern.test(id)) return 'form';
  return Object.hasOwn(items, id) ? 'taken' : undefined;
};

/** An unused id: `copy`, `copy2`, … */
export function freeEntryId({ items }: CollectionValue, stem: string): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? stem : `${stem}${count}`;
    if (!Object.hasOwn(items, id)) return id;
  }
}

/** Distinctive properties of entries, the best first. */
const telling = ['label', 'title', 'name', 'text', 'type', 'image', 'path', 'description'];

/** Summary that distinguishes an entry: the value itself, or its most distinctive property. */
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
