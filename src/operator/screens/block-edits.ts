import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { moved } from '../documents/order.ts';
import { withoutValue, withValue } from '../documents/reader.ts';
import {
  documentSteps,
  isFallback,
  isWithin,
  lastOf,
  parentOf,
  valueAtPath,
  type BlockPath,
  type SlotPath,
} from '../documents/block-path.ts';

/** An edited screen, and the block's new path. */
export type Placed = { screen: JsonObject; path: BlockPath };

type Slot = { order: string[]; items: JsonObject };

/** A slot's content; empty when the screen lacks it. */
export function slotOf(screen: JsonObject, slot: SlotPath): Slot {
  const { order, items } = valueAtPath(screen, slot) ?? {};
  return {
    order: Array.isArray(order) ? order.filter((id) => typeof id === 'string') : [],
    items: isJsonObject(items) ? items : {},
  };
}

const withSlot = (screen: JsonObject, slot: SlotPath, { order, items }: Slot): JsonObject =>
  withValue(screen, documentSteps(slot), { ...valueAtPath(screen, slot), order, items });

/** An unused id in the slot: the wished one, else with a number. */
function freeId(items: JsonObject, wished: string): string {
  const base = wished.replace(/\d+$/, '') || wished;
  for (let number = 2, id = wished; ; number += 1) {
    if (!Object.hasOwn(items, id)) return id;
    id = `${base.slice(0, 60)}${number}`;
  }
}

/** Puts a block into a slot at a place in its order. */
export function withBlock(screen: JsonObject, slot: SlotPath, at: number, id: string, block: Json): Placed {
  const { order, items } = slotOf(screen, slot);
  const own = freeId(items, id);
  const place = Math.max(0, Math.min(at, order.length));
  return {
    screen: withSlot(screen, slot, {
      order: [...order.slice(0, place), own, ...order.slice(place)],
      items: { ...items, [own]: block },
    }),
    path: `${slot}/${own}`,
  };
}

export function withoutBlock(screen: JsonObject, path: BlockPath): JsonObject {
  if (isFallback(path)) return withoutValue(screen, documentSteps(path));
  const slot = parentOf(path);
  const { order, items } = slotOf(screen, slot);
  const { [lastOf(path)]: gone, ...others } = items;
  return gone === undefined
    ? screen
    : withSlot(screen, slot, { order: order.filter((id) => id !== lastOf(path)), items: others });
}

/** Moves a block before the one at an index of a slot's current order; undefined when impossible: into itself, or for a fallback. */
export function withBlockMoved(
  screen: JsonObject,
  path: BlockPath,
  slot: SlotPath,
  at: number,
): Placed | undefined {
  const block = valueAtPath(screen, path);
  if (!block || isFallback(path) || isWithin(slot, path)) return undefined;
  if (slot !== parentOf(path)) {
    return withBlock(withoutBlock(screen, path), slot, at, lastOf(path), block);
  }
  const { order, items } = slotOf(screen, slot);
  const from = order.indexOf(lastOf(path));
  if (from === -1) return undefined;
  return {
    screen: withSlot(screen, slot, { order: moved(order, from, from < at ? at - 1 : at), items }),
    path,
  };
}

/** Puts a copy of a block right after it. */
export function withBlockCopied(screen: JsonObject, path: BlockPath): Placed | undefined {
  const block = valueAtPath(screen, path);
  if (!block || isFallback(path)) return undefined;
  const slot = parentOf(path);
  const at = slotOf(screen, slot).order.indexOf(lastOf(path));
  return withBlock(screen, slot, at + 1, lastOf(path), block);
}

/** Removes a block from the order, which hides it, or inserts it again. */
export function withBlockShown(screen: JsonObject, path: BlockPath, shown: boolean, at?: number): JsonObject {
  const slot = parentOf(path);
  const { order, items } = slotOf(screen, slot);
  const others = order.filter((id) => id !== lastOf(path));
  const place = at ?? others.length;
  return withSlot(screen, slot, {
    items,
    order: shown ? [...others.slice(0, place), lastOf(path), ...others.slice(place)] : others,
  });
}

/** Replaces one property of a block; undefined removes it. */
export function withPart(
  screen: JsonObject,
  path: BlockPath,
  name: string,
  value: Json | undefined,
): JsonObject {
  const steps = [...documentSteps(path), name];
  return value === undefined ? withoutValue(screen, steps) : withValue(screen, steps, value);
}

/** Places that a block can be moved to with the arrow keys. */
export type Direction = 'up' | 'down' | 'out' | 'in';

/**
 * Destination of a block's step: among its siblings, out of its parent, or to the end of the previous sibling. `slotsOf` names
 * the slots of a type.
 */
export function stepTo(
  screen: JsonObject,
  path: BlockPath,
  direction: Direction,
  slotsOf: (type: string) => readonly string[],
): { slot: SlotPath; at: number } | undefined {
  if (isFallback(path)) return undefined;
  const slot = parentOf(path);
  const { order, items } = slotOf(screen, slot);
  const index = order.indexOf(lastOf(path));
  if (index === -1) return undefined;
  if (direction === 'up') return index === 0 ? undefined : { slot, at: index - 1 };
  if (direction === 'down') return index === order.length - 1 ? undefined : { slot, at: index + 2 };
  if (direction === 'out') {
    const around = parentOf(slot);
    if (around === '' || isFallback(around)) return undefined;
    const outer = parentOf(around);
    return { slot: outer, at: slotOf(screen, outer).order.indexOf(lastOf(around)) + 1 };
  }
  const before = order[index - 1];
  const block = before === undefined ? undefined : own(items, before);
  const type = isJsonObject(block) ? block['type'] : undefined;
  const inner = typeof type === 'string' ? slotsOf(type)[0] : undefined;
  if (before === undefined || inner === undefined) return undefined;
  const target = `${slot}/${before}/${inner}`;
  return { slot: target, at: slotOf(screen, target).order.length };
}

/** Blocks of which none is inside another of them. */
export const outermostBlocks = (paths: readonly BlockPath[]): BlockPath[] =>
  paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));

/** Values of blocks that stand in slots, to put them elsewhere. */
export const blocksAt = (screen: JsonObject, paths: readonly BlockPath[]): { id: string; block: Json }[] =>
  outermostBlocks(paths).flatMap((path) => {
    const block = valueAtPath(screen, path);
    return block && !isFallback(path) ? [{ id: lastOf(path), block }] : [];
  });

/** Puts blocks into a slot at a place in its order, and answers their paths. */
export function withBlocksAt(
  screen: JsonObject,
  slot: SlotPath,
  at: number,
  blocks: readonly { id: string; block: Json }[],
): { screen: JsonObject; paths: BlockPath[] } {
  let edited = screen;
  const paths = blocks.map(({ id, block }, nth) => {
    const placed = withBlock(edited, slot, at + nth, id, block);
    edited = placed.screen;
    return placed.path;
  });
  return { screen: edited, paths };
}

/** Moves blocks before the one at an index of a slot's current order; undefined when the slot is in one of them. */
export function withBlocksMoved(
  screen: JsonObject,
  paths: readonly BlockPath[],
  slot: SlotPath,
  at: number,
): { screen: JsonObject; paths: BlockPath[] } | undefined {
  const moving = outermostBlocks(paths).filter((path) => !isFallback(path));
  if (moving.length === 0 || moving.some((path) => isWithin(slot, path))) return undefined;
  const stays = (id: string): boolean => !moving.includes(`${slot}/${id}`);
  const before = slotOf(screen, slot).order.slice(0, at).filter(stays).length;
  const blocks = blocksAt(screen, moving);
  return withBlocksAt(moving.reduce(withoutBlock, screen), slot, before, blocks);
}

/** A screen with blocks hidden, or shown again at the end of their slots. */
export const withBlocksShown = (
  screen: JsonObject,
  paths: readonly BlockPath[],
  shown: boolean,
): JsonObject =>
  paths
    .filter((path) => !isFallback(path))
    .filter((path) => slotOf(screen, parentOf(path)).order.includes(lastOf(path)) !== shown)
    .reduce((edited, path) => withBlockShown(edited, path, shown), screen);
