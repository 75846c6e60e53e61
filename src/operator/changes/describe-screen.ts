import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { blockName } from '../documents/block-name.ts';
import { documentName } from '../documents/document-name.ts';
import type { Change, Comparison } from './change.ts';
import { describeOrder } from './describe-order.ts';
import { describeValues } from './describe-values.ts';

const objectAt = (value: Json | undefined, name: string): JsonObject => {
  const found = isJsonObject(value) ? own(value, name) : undefined;
  return isJsonObject(found) ? found : {};
};

const orderOf = (slot: JsonObject): string[] => {
  const { order } = slot;
  return Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [];
};

const nameWithId = (block: JsonObject, id: string): string => {
  const { type } = block;
  return typeof type === 'string' ? `${blockName(type)} “${id}”` : id;
};

/** Changes of a screen: added, removed and moved blocks, their props, and the screen's own properties. */
export function describeScreen({ before, after }: Comparison, id: string): Change[] {
  const key = documentKey('screen', id);
  const comparison = { before, after };
  const [was, now] = [own(before, key) ?? {}, own(after, key) ?? {}];
  const where = documentName(after, key);

  const slot = (old: JsonObject, young: JsonObject, place: string[], path: string[]): Change[] => {
    const [olds, youngs] = [objectAt(old, 'items'), objectAt(young, 'items')];
    const named = (entry: string): string => {
      const block = objectAt(youngs, entry);
      return nameWithId(Object.keys(block).length > 0 ? block : objectAt(olds, entry), entry);
    };
    const sequence = describeOrder(orderOf(old), orderOf(young), 'blocks', named).map((change) => ({
      ...change,
      place: [...place, named(change.entry)],
      key,
      path: [...path, 'order'],
    }));
    const kept = orderOf(young).filter((entry) => orderOf(old).includes(entry));
    return [
      ...sequence,
      ...kept.flatMap((entry) =>
        block(
          objectAt(olds, entry),
          objectAt(youngs, entry),
          [...place, named(entry)],
          [...path, 'items', entry],
        ),
      ),
    ];
  };

  const block = (old: JsonObject, young: JsonObject, place: string[], path: string[]): Change[] => {
    const { slots: oldSlots, ...oldRest } = old;
    const { slots: youngSlots, ...youngRest } = young;
    const names = new Set([...Object.keys(objectAt(old, 'slots')), ...Object.keys(objectAt(young, 'slots'))]);
    const own = describeValues(oldRest, youngRest, { place, key, comparison }).map((change) => ({
      ...change,
      path: [...path, ...change.path],
    }));
    return [
      ...own,
      ...[...names].flatMap((name) =>
        slot(objectAt(oldSlots, name), objectAt(youngSlots, name), place, [...path, 'slots', name]),
      ),
    ];
  };

  const { body: oldBody, ...oldRest } = was;
  const { body: youngBody, ...youngRest } = now;
  const bodies = [oldBody, youngBody].map((body) => (isJsonObject(body) ? body : {}));
  return [
    ...slot(bodies[0] ?? {}, bodies[1] ?? {}, [where], ['body']),
    ...describeValues(oldRest, youngRest, { place: [where], key, comparison }),
  ];
}
