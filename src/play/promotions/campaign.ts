import type { PromotionDocument } from '#contract/generated/documents.ts';

export type Campaign = PromotionDocument;

type Timed = Pick<Campaign, 'from' | 'until'>;

export type Phase = 'coming' | 'running' | 'over';

/** Where a moment lies in the period of a campaign; its end no longer belongs to it. */
export function phaseAt({ from, until }: Timed, at: Date): Phase {
  if (at.getTime() < Date.parse(from)) return 'coming';
  return at.getTime() < Date.parse(until) ? 'running' : 'over';
}

/** True for a campaign that is shown among missions. */
export const isMission = ({ shown, trigger }: Pick<Campaign, 'shown' | 'trigger'>): boolean =>
  shown === 'missions' && trigger.on !== 'rank';

/** True if the periods have a moment in common. */
export const overlaps = (one: Timed, other: Timed): boolean =>
  Date.parse(one.from) < Date.parse(other.until) && Date.parse(other.from) < Date.parse(one.until);

/** Rewards that a member gets in total. */
export const memberLimit = ({ limits }: Pick<Campaign, 'limits'>): number => limits?.member ?? 1;

/** True if a reward waits until its member claims it. */
export const isClaimed = ({ how, trigger }: Pick<Campaign, 'how' | 'trigger'>): boolean =>
  how === 'claim' && trigger.on !== 'code' && trigger.on !== 'application';
