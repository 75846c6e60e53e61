import { isJsonObject, own, type JsonObject } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { BrandDocument } from './brand.ts';

/** A block of a screen, with the conditions around it. */
export type ShownBlock = {
  type: string;
  pointer: string;
  value: JsonObject;
  /** Its own condition and those of the blocks around it, the outermost first, with their pointers. */
  conditions: readonly { pointer: string; value: unknown }[];
};

/** Conditions that all have to hold for a block to show. */
export const conditionsOf = ({ conditions }: ShownBlock): unknown[] => conditions.map(({ value }) => value);

/** Blocks of a screen in display order, without hidden ones and fallbacks. */
export function shownBlocks(screen: Pick<BrandDocument, 'content'>): ShownBlock[] {
  const found: ShownBlock[] = [];
  const enter = (slot: unknown, at: string, around: ShownBlock['conditions']): void => {
    if (!isJsonObject(slot) || !Array.isArray(slot['order']) || !isJsonObject(slot['items'])) return;
    for (const id of slot['order'] as unknown[]) {
      const value = typeof id === 'string' ? own(slot['items'], id) : undefined;
      if (!isJsonObject(value)) continue;
      const pointer = joinPointer(at, 'items', String(id));
      const when = value['when'];
      const conditions =
        when === undefined ? around : [...around, { pointer: joinPointer(pointer, 'when'), value: when }];
      found.push({ type: String(value['type']), pointer, value: value as JsonObject, conditions });
      const { slots } = value;
      if (!isJsonObject(slots)) continue;
      for (const [name, inner] of Object.entries(slots)) {
        enter(inner, joinPointer(pointer, 'slots', name), conditions);
      }
    }
  };
  enter(screen.content['body'], '/body', []);
  return found;
}
