import type { Rate } from './rates.ts';

/** Where a member stood from a moment on: its upline and its own rate. */
export type Place = { since: number; upline: string | null; rate: Rate };

/** Places of members by id, each from the oldest to the newest, at least one. */
export type Places = ReadonlyMap<string, readonly Place[]>;

/** A member's way up at a moment. */
export type Line = {
  /** From the upline to the root. */
  uplines: readonly string[];
  /** The member's own rate, then those of the uplines. */
  rates: readonly Rate[];
};

/** Most levels of a tree. */
export const depthMax = 60;

/** The place that a member had at a moment in ms since 1970; before the first one, that. */
function placeAt(places: readonly Place[], at: number): Place | undefined {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.since ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return places[Math.max(0, low - 1)];
}

/**
 * A member's line at a moment, in ms since 1970.
 * @throws Error if the places have a cycle or are incomplete
 */
export function lineAt(places: Places, member: string, at: number): Line {
  const uplines: string[] = [];
  const rates: Rate[] = [];
  for (let id: string | null = member; id !== null;) {
    const place = placeAt(places.get(id) ?? [], at);
    if (!place) throw new Error(`The place of ${id} is not known.`);
    rates.push(place.rate);
    id = place.upline;
    if (id === null) break;
    if (uplines.length > depthMax) throw new Error(`The uplines of ${member} have no end.`);
    uplines.push(id);
  }
  return { uplines, rates };
}
