import type { CallTypes } from '#contract/generated/calls.ts';
import { isForFriends, isReferral } from '#play/promotions/referral.ts';
import { keyedCause } from '#play/promotions/cause.ts';
import { phaseAt } from '#play/promotions/campaign.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { campaignsOf } from '#server/promotions/campaigns.ts';
import { presentAward } from '#server/promotions/calls/present-award.ts';
import { noteReferrals } from '#server/promotions/note-referrals.ts';
import type { Award } from '#server/promotions/standing.ts';
import { wordsOf } from '#server/promotions/words.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { referralCodeOf } from '../codes.ts';
import { countFriends, friendsOf, referralOf, type Friend } from '../referrals.ts';

type Value = CallTypes['referral']['value'];

/** Invited members that are told, the newest. */
const friendsMax = 100;

/** Rewards of the member for others whom it invited. */
const rewardsOf = ({ brand, gateway, session }: ContextOf<'referral'>): Promise<Award[]> =>
  gateway.db
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('member_id', '=', session.memberId)
    .where('cause', 'like', keyedCause('referral', '%'))
    .where('cause', '!=', keyedCause('referral', session.memberId))
    .orderBy('made_at')
    .execute();

const present = (
  speaker: { brand: LiveBrand; language: string },
  { member_id: id, account, at, deposited, refused }: Friend,
  rewards: readonly Award[],
): Value['friends'][number] => ({
  name: maskedText(account),
  at: at.toISOString(),
  deposited,
  ...(refused !== null && { refused }),
  awards: rewards
    .filter(({ cause }) => cause === keyedCause('referral', id))
    .map((award) => presentAward(speaker, award)),
});

/** What all rewards come to, by kind. */
const earnedOf = (rewards: readonly Award[]): Value['earned'] =>
  [...new Set(rewards.map(({ what }) => what))].map((what) => ({
    what,
    amount: String(
      rewards.reduce((all, award) => (award.what === what ? all + BigInt(award.amount) : all), 0n),
    ),
  }));

export const route = defineCall('referral', async (context) => {
  const { brand, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  await noteReferrals(gateway.db, brand, now, [owner.memberId]);
  const friends = await friendsOf(gateway.db, owner, friendsMax + 1);
  const invitation = await referralOf(gateway.db, owner);
  const rewards = await rewardsOf(context);
  return {
    code: await referralCodeOf(gateway.db, { ...owner, now }, gateway.random),
    ...(await countFriends(gateway.db, owner)),
    earned: earnedOf(rewards),
    friends: friends.slice(0, friendsMax).map((friend) => present(context, friend, rewards)),
    more: friends.length > friendsMax,
    offers: campaignsOf(brand)
      .filter(
        (campaign) => isReferral(campaign) && campaign.enabled !== false && phaseAt(campaign, now) !== 'over',
      )
      .map((campaign) => ({
        ...wordsOf(context, campaign),
        gets: isForFriends(campaign) ? ('friend' as const) : ('inviter' as const),
      })),
    ...(invitation && {
      by: {
        name: maskedText(invitation.account),
        ...(invitation.refused !== null && { refused: invitation.refused }),
      },
    }),
    ...moneyOf(brand),
  };
});
