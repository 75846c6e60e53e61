import type { PrizeResult } from '../draw-result.ts';
import type { Shape } from './shape.ts';

/** Frequency of each ending of `length` digits among the prizes of some tiers, by default of all; shorter prizes are skipped. */
export function endings(
  { prizes }: PrizeResult,
  length: number,
  tiers: readonly string[] = Object.keys(prizes),
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const number of tiers.flatMap((tier) => prizes[tier] ?? [])) {
    if (number.length < length) continue;
    const ending = number.slice(-length);
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return counts;
}

/** L: number of prizes with at least `length` digits, among some tiers. */
export const prizesWith = (
  { tiers }: Shape,
  length: number,
  among: readonly string[] = tiers.map(({ id }) => id),
): number =>
  tiers
    .filter(({ id, digits }) => digits >= length && among.includes(id))
    .reduce((sum, { count }) => sum + count, 0);

/** The last `length` digits of the special prize. */
export const special = ({ prizes }: PrizeResult, length: number): string =>
  prizes['DB']?.[0]?.slice(-length) ?? '';
