import { dayAt } from '#engine/time/zoned-days.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { codeCause } from '#play/promotions/cause.ts';
import { constantOf, zoneOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { ownMember } from '#server/members/own-member.ts';
import { giveAward } from '../award.ts';
import { campaignByCode } from '../campaigns.ts';
import { memberWork } from './member-work.ts';
import { readShares, type Award } from '../standing.ts';
import { presentAward } from './present-award.ts';
import { tell } from './tell.ts';

const hourMs = 60 * 60_000;

async function redeem(
  context: ContextOf<'promotionCode'>,
  campaign: Campaign,
): Promise<{ award: Award; fresh: boolean } | CallRefusal> {
  const { brand, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const day = dayAt(now.getTime(), zoneOf(brand));
  const cause = codeCause(day, now);
  return memberWork(context, async (trx) => {
    const shares = await readShares(trx, brand, member.id);
    const { random } = gateway;
    const given = await giveAward(trx, { brand, member, campaign, cause, now, random, shares });
    if (given.ok) return { award: given.award, fresh: true };
    if (given.why !== 'AGAIN') return refuseCall('PROMOTION_NOT_OFFERED', { value: { reason: given.why } });
    const award = await trx
      .selectFrom('promotion_awards')
      .selectAll()
      .where('brand', '=', brand.brand)
      .where('member_id', '=', member.id)
      .where('campaign', '=', campaign.id)
      .where('cause', '=', cause.cause)
      .executeTakeFirstOrThrow();
    return { award, fresh: false };
  });
}

export const route = defineCall('promotionCode', async (context) => {
  const { brand, body, language, session } = context;
  const limited = await limitCalls(context, {
    subject: `promotion-code:${session.memberId}`,
    max: constantOf(brand, 'promotionCodesPerHour'),
    windowMs: hourMs,
  });
  if (limited) return limited;
  const form = await checkOrderForm(context, 'promotionCode', { values: { code: body.code } });
  if (form instanceof CallRefusal) return form;
  const campaign = campaignByCode(brand, body.code);
  if (!campaign) return refuseCall('PROMOTION_CODE_UNKNOWN');
  const done = await redeem(context, campaign);
  if (done instanceof CallRefusal) return done;
  if (done.fresh) await tell(context, [done.award]);
  return {
    promotion: campaign.id,
    title: translator(brand, language)(campaign.title),
    award: presentAward(context, done.award),
  };
});
