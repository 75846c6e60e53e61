import type { PrizeResult } from '../draw-result.ts';
import type { Shape } from './shape.ts';

/** How often each ending of `length` digits came among the prizes of some tiers, of all unless given; prizes with fewer digits do not count. */
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

/** L: how many prizes have at least `length` digits, among some tiers. */
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
