import type { Campaign } from './campaign.ts';

type Referral = Pick<Campaign, 'trigger'>;

/** Why an invited member does not count: it shares something with who invited it. */
export type HouseholdSign = 'DEVICE' | 'ADDRESS' | 'PAYOUT' | 'MOBILE';

export const isReferral = ({ trigger }: Referral): boolean => trigger.on === 'referral';

/** True for what an invited member gets. */
export const isForFriends = ({ trigger }: Referral): boolean =>
  trigger.on === 'referral' && trigger.gets === 'friend';

const dayMs = 86_400_000;

/** First moment at which an invited member can no longer do what the campaign asks for; undefined without a limit. */
export const referralEnds = ({ trigger: { within } }: Referral, registeredAt: Date): Date | undefined =>
  within === undefined ? undefined : new Date(registeredAt.getTime() + within * dayMs);
