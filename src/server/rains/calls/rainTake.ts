import { zoneOf } from '#server/brands/documents.ts';
import { rainsAround } from '#play/rains/rain.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { memberWork } from '#server/promotions/calls/member-work.ts';
import { presentAward } from '#server/promotions/calls/present-award.ts';
import { tell } from '#server/promotions/calls/tell.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { catchEnvelope } from '../catch-envelope.ts';
import { campaignOfRain, fitsRain, rainsOf } from '../rains.ts';

const refuse = (reason: string): CallRefusal => refuseCall('PROMOTION_NOT_OFFERED', { value: { reason } });

/** Takes an envelope and credits it, in one transaction that holds the member's purse: one for each rain, whatever is sent at once. */
export const route = defineCall('rainTake', async (context) => {
  const { brand, body, gateway, now, session } = context;
  const rain = rainsOf(brand).find(({ id }) => id === body.rain);
  if (!rain) return refuseCall('PROMOTION_UNKNOWN');
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const owner = { brand: brand.brand, memberId: session.memberId };
  const campaign = campaignOfRain(rain.id);
  const done = await memberWork(context, async (trx) => {
    const before = await trx
      .selectFrom('promotion_awards')
      .selectAll()
      .where('brand', '=', owner.brand)
      .where('member_id', '=', owner.memberId)
      .where('campaign', '=', campaign)
      .where('cause', '=', body.slot)
      .executeTakeFirst();
    if (before) return { award: before, fresh: false };
    const { now: falls } = rainsAround(rain, now, zoneOf(brand));
    if (falls?.slot !== body.slot) return refuse('ENDED');
    if (!(await fitsRain(trx, brand, rain, { member, now }))) return refuse('AUDIENCE');
    const fall = { brand: owner.brand, rain: rain.id, slot: falls.slot };
    const { random } = gateway;
    const { currency } = moneyOf(brand);
    const award = await catchEnvelope(trx, fall, { memberId: owner.memberId, currency, now, random });
    return award ? { award, fresh: true } : refuse('FULL');
  });
  if (done instanceof CallRefusal) return done;
  if (done.fresh) await tell(context, [done.award]);
  return { award: presentAward(context, done.award), ...moneyOf(brand) };
});
