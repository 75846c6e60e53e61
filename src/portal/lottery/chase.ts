import type { OpenDraw, SentChase } from './room-types.ts';

/** Repeats the lines in the next `count` draws; every `every` draws the multiple grows `times`-fold. */
export type Chase = { count: number; times: number; every: number; stopOnWin: boolean };

export const noChase: Chase = { count: 0, times: 1, every: 1, stopOnWin: true };

/** The most that a draw's multiple may grow to. */
const most = 9999;

/** The multiple of each further draw, the first further draw first. */
export const multiplesOf = ({ count, times, every }: Chase): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.min(most, times ** Math.floor((index + 1) / Math.max(1, every))),
  );

/** What lines of `once` minor units cost with their chase. */
export const chaseTotal = (once: bigint, chase: Chase): bigint =>
  multiplesOf(chase).reduce((sum, multiple) => sum + once * BigInt(multiple), once);

/** The chase as it is sent; undefined where there is none. */
export function sentChase(chase: Chase, further: readonly OpenDraw[]): SentChase | undefined {
  const draws = multiplesOf(chase).flatMap((multiple, index) => {
    const draw = further[index];
    return draw ? [{ numero: draw.numero, multiple }] : [];
  });
  return draws.length === 0 ? undefined : { draws, stopOnWin: chase.stopOnWin };
}
