import type { Chance, Hits } from './bet-type.ts';

/** Gross odds in ten-thousandths of a note's stake: 82 is 820,000. */
export type Odds = number;

export const oddsScale = 10_000;

/** Converts a document's decimal odds; digits beyond a ten-thousandth are truncated. */
export const oddsOf = (decimal: number): Odds => Math.floor(Number((decimal * oddsScale).toFixed(4)));

/**
 * Odds of a level at prize group `group` (return to player = group ÷ 2000): outcomes ÷ winning outcomes × group ÷ 2000, truncated.
 * The prize of a note of 2 units is twice that.
 */
export const groupOdds = ({ wins, of }: Chance, group: number): Odds =>
  Number((BigInt(of) * BigInt(group) * BigInt(oddsScale)) / (BigInt(wins) * 2000n));

/** Payout of a bet in minor units: stake of a note × odds × hits, summed over levels and rounded down once. */
export function payoutOf(noteStake: bigint, hits: Hits, odds: Readonly<Record<string, Odds>>): bigint {
  const sum = Object.entries(hits).reduce(
    (total, [level, times]) => total + BigInt(times) * BigInt(odds[level] ?? 0),
    0n,
  );
  return (noteStake * sum) / BigInt(oddsScale);
}

/** Price of a bet in minor units: notes × cost × stake of a note. */
export const totalOf = (notes: number, cost: number, noteStake: bigint): bigint =>
  BigInt(notes) * BigInt(cost) * noteStake;

/** Rebate in minor units of a player who chose lower odds than the best available: stake × difference of groups ÷ 2000. */
export const rebateOf = (stake: bigint, best: number, chosen: number): bigint =>
  (stake * BigInt(Math.max(0, best - chosen))) / 2000n;
