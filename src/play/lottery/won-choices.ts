import type { Json } from '#engine/json/json.ts';
import type { BetType, Hits } from './bet-type.ts';
import type { DrawResult } from './draw-result.ts';

const count = (hits: Hits): number => Object.values(hits).reduce((sum, each) => sum + each, 0);

type Chosen = readonly string[] | { readonly [row: string]: readonly string[] };

const without = (row: readonly string[], choice: string): string[] => row.filter((each) => each !== choice);

/**
 * Tells of a choice whether it took part in a win: without it, the bet wins less, or is no bet any more.
 * @returns false for every choice of a bet that is lost or cannot be read
 */
export function wonChoices(
  type: BetType,
  selection: Chosen,
  result: DrawResult,
): (row: string | undefined, choice: string) => boolean {
  const winsOf = (chosen: Chosen): number | undefined => {
    const read = type.read(chosen as Json);
    return read.ok ? count(read.bet.hits(result)) : undefined;
  };
  const all = winsOf(selection) ?? 0;
  if (all === 0) return () => false;
  return (row, choice) => {
    const rest: Chosen = isList(selection)
      ? without(selection, choice)
      : { ...selection, ...(row !== undefined && { [row]: without(selection[row] ?? [], choice) }) };
    return (winsOf(rest) ?? 0) < all;
  };
}

const isList = (selection: Chosen): selection is readonly string[] => Array.isArray(selection);
