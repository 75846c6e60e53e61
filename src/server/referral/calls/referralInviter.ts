import { phaseAt } from '#play/promotions/campaign.ts';
import { isForFriends, isReferral } from '#play/promotions/referral.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { maskedText } from '#server/calls/masking.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { campaignsOf } from '#server/promotions/campaigns.ts';
import { asksForReferrals } from '#server/promotions/note-referrals.ts';
import { wordsOf } from '#server/promotions/words.ts';
import { inviterOf } from '../codes.ts';

const offersMax = 20;

/** What runs for members who register with a code. */
const offersOf = (context: ContextOf<'referralInviter'>) =>
  campaignsOf(context.brand)
    .filter(
      (campaign) =>
        isReferral(campaign) &&
        isForFriends(campaign) &&
        campaign.enabled !== false &&
        phaseAt(campaign, context.now) === 'running',
    )
    .slice(0, offersMax)
    .map((campaign) => {
      const { id, title, content, terms } = wordsOf(context, campaign);
      return { id, title, content, terms };
    });

export const route = defineCall('referralInviter', async (context) => {
  const { brand, gateway, query } = context;
  const limited = await limitByAddress(context, { what: 'referral', max: 60, windowMs: 60_000 });
  if (limited) return limited;
  const inviter = await inviterOf(gateway.db, brand.brand, query.code);
  if (inviter) {
    const offers = offersOf(context);
    return {
      code: query.code.trim().toUpperCase(),
      account: maskedText(inviter.account),
      ...(offers.length > 0 && { offers }),
    };
  }
  // Where nobody is rewarded the field is the operator's own, and any code will do.
  return asksForReferrals(brand) ? refuseCall('REFERRAL_NOT_FOUND') : { code: query.code.trim() };
});
