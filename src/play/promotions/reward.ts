import type { Campaign } from './campaign.ts';

type Gives = Campaign['gives'];

/** Percent with four decimals as a whole number. */
const fineness = 10_000;

const shareOf = (base: bigint, percent: number): bigint =>
  (base * BigInt(Math.round(percent * fineness))) / BigInt(100 * fineness);

/**
 * Reward for an event with a `base` of minor units, rounds or days (0 where it has none), in minor units or points; 0
 * if it gives nothing for that.
 */
export function rewardFor({ by, amount = 0, percent = 0, max, tiers = [] }: Gives, base: bigint): bigint {
  if (by === 'fixed') return BigInt(amount);
  if (by === 'tiers') return BigInt(tiers.findLast(({ from }) => BigInt(from) <= base)?.amount ?? 0);
  const share = shareOf(base, percent);
  return max !== undefined && share > BigInt(max) ? BigInt(max) : share;
}

/** Smallest reward for events with a base of `least` and more; at least 1. */
export function smallestReward(gives: Gives, least = 1): bigint {
  const smallest =
    gives.by === 'tiers'
      ? (gives.tiers ?? [])
          .map(({ amount }) => BigInt(amount))
          .reduce<bigint>((low, amount) => (low === 0n || amount < low ? amount : low), 0n)
      : rewardFor(gives, BigInt(least));
  return smallest > 0n ? smallest : 1n;
}
