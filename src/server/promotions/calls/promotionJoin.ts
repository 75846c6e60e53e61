import { refusedEntry } from '#play/promotions/decide.ts';
import { entryOf } from '#play/promotions/member-state.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { campaignOf } from '../campaigns.ts';
import { joinCampaign } from '../join.ts';
import { memberWork } from './member-work.ts';
import { readShares, standingIn } from '../standing.ts';
import { tell } from './tell.ts';

export const route = defineCall('promotionJoin', async (context) => {
  const { brand, body, now, session } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const campaign = campaignOf(brand, body.promotion);
  if (!campaign) return refuseCall('PROMOTION_UNKNOWN');
  if (entryOf(campaign, false) !== 'join')
    return refuseCall('PROMOTION_NOT_OFFERED', { value: { reason: 'STEP' } });
  const owner = { brand: brand.brand, memberId: session.memberId };
  const done = await memberWork(context, async (trx) => {
    const shares = await readShares(trx, brand, owner.memberId);
    const before = shares.joined.get(campaign.id);
    if (before) return { joinedAt: before.toISOString() };
    const why = refusedEntry(campaign, now, standingIn(campaign, shares, { brand, member, now }));
    if (why !== undefined) return refuseCall('PROMOTION_NOT_OFFERED', { value: { reason: why } });
    await joinCampaign(trx, { ...owner, campaign: campaign.id, now });
    return { joinedAt: now.toISOString() };
  });
  if (!(done instanceof CallRefusal)) await tell(context, []);
  return done;
});
