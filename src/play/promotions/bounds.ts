import type { Campaign } from './campaign.ts';
import { rewardFor, smallestReward } from './reward.ts';

type Given = Pick<Campaign, 'gives' | 'trigger'>;

/** Largest percent of a share: nobody gets more back than was lost; undefined where the schema alone bounds it. */
export const mostPercent = ({ gives, trigger }: Given): number | undefined =>
  gives.by === 'share' && trigger.on === 'loss' ? 100 : undefined;

/** Smallest cap that lets the percent count: the share of the least amount; undefined where there is no such cap. */
export function leastCap({ gives, trigger }: Given): bigint | undefined {
  const { by, max, percent } = gives;
  if (by !== 'share' || max === undefined || trigger.least === undefined) return undefined;
  return rewardFor(
    { what: gives.what, by, ...(percent !== undefined && { percent }) },
    BigInt(trigger.least),
  );
}

/** Smallest budget of which anybody gets something: one reward, or all prizes of one window. */
export function leastBudget({ gives, trigger }: Given): bigint {
  if (trigger.on !== 'rank') return smallestReward(gives, trigger.least);
  return Array.from({ length: trigger.places ?? 1 }, (_, index) =>
    rewardFor(gives, BigInt(index + 1)),
  ).reduce((all, prize) => all + prize, 0n);
}
