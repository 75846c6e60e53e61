import type { OpenDraw, SentChase } from '../room-types.ts';

/** Repeats the lines in the next `count` draws, multiplying the multiple by `times` every `every` draws. */
export type Chase = { count: number; times: number; every: number; stopOnWin: boolean };

export const noChase: Chase = { count: 0, times: 1, every: 1, stopOnWin: true };

/** Highest multiple of a draw. */
const most = 9999;

/** Multiples of the further draws, in order. */
export const multiplesOf = ({ count, times, every }: Chase): number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.min(most, times ** Math.floor((index + 1) / Math.max(1, every))),
  );

/** Price in minor units of lines that cost `once`, with their chase. */
export const chaseTotal = (once: bigint, chase: Chase): bigint =>
  multiplesOf(chase).reduce((sum, multiple) => sum + once * BigInt(multiple), once);

/** The chase as sent; undefined without one. */
export function sentChase(chase: Chase, further: readonly OpenDraw[]): SentChase | undefined {
  const draws = multiplesOf(chase).flatMap((multiple, index) => {
    const draw = further[index];
    return draw ? [{ numero: draw.numero, multiple }] : [];
  });
  return draws.length === 0 ? undefined : { draws, stopOnWin: chase.stopOnWin };
}
