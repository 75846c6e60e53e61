import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import type { Path } from './layer.ts';

/**
 * Path of a block in its screen as the renderer forms it, without the screen: slot, id, slot, id, …, such as
 * "body/hot/default/lane"; "~" after an id is its fallback. A slot's path ends with its name: "body/hot/default".
 */
export type BlockPath = string;
export type SlotPath = string;

const FALLBACK = /~+$/;

/** Property names that lead to a block or slot in the document. */
export function documentSteps(path: BlockPath | SlotPath): string[] {
  return path.split('/').flatMap((part, index) => {
    if (index === 0) return [part];
    if (index % 2 === 0) return ['slots', part];
    const fallbacks = FALLBACK.exec(part)?.[0].length ?? 0;
    return ['items', part.replace(FALLBACK, ''), ...Array.from({ length: fallbacks }, () => 'fallback')];
  });
}

/** The block that contains a pointer, and the rest of the pointer; undefined outside of blocks. */
export function blockAtSteps(steps: Path): { path: BlockPath; rest: string[] } | undefined {
  let path = steps[0] === 'body' ? 'body' : undefined;
  let found: { path: BlockPath; rest: string[] } | undefined;
  for (let at = 1; path !== undefined && at < steps.length;) {
    const [step, next] = [steps[at], steps[at + 1]];
    if (step === 'items' && next !== undefined && path.split('/').length % 2 === 1) path = `${path}/${next}`;
    else if (step === 'slots' && next !== undefined) path = `${path}/${next}`;
    else if (step === 'fallback') path = `${path}~`;
    else break;
    at += step === 'fallback' ? 1 : 2;
    if (path.split('/').length % 2 === 0) found = { path, rest: steps.slice(at) };
  }
  return found;
}

export const isFallback = (path: BlockPath): boolean => path.endsWith('~');

/** The slot that contains a block, or the block that a fallback replaces. */
export const parentOf = (path: BlockPath | SlotPath): string =>
  isFallback(path) ? path.slice(0, -1) : path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Id of a block, or name of a slot. */
export const lastOf = (path: BlockPath | SlotPath): string => path.slice(path.lastIndexOf('/') + 1);

/** True when a place is the other one or inside of it. */
export const isWithin = (path: string, above: string): boolean =>
  path === above || path.startsWith(`${above}/`) || path.startsWith(`${above}~`);

/** Value at a path of the screen. */
export function valueAtPath(screen: JsonObject, path: BlockPath | SlotPath): JsonObject | undefined {
  let value: Json | undefined = screen;
  for (const step of documentSteps(path)) {
    if (!isJsonObject(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return isJsonObject(value) ? value : undefined;
}
