import { refusedEntry } from '#play/promotions/decide.ts';
import { constantOf } from '#server/brands/documents.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { ownMember } from '#server/members/own-member.ts';
import { addApplication } from '../applications.ts';
import { campaignOf } from '../campaigns.ts';
import { memberWork } from './member-work.ts';
import { readShares, standingIn } from '../standing.ts';
import { tell } from './tell.ts';

const hourMs = 60 * 60_000;

async function apply(context: ContextOf<'promotionApply'>) {
  const { brand, body, gateway, now, session } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const campaign = campaignOf(brand, body.promotion);
  if (campaign?.trigger.on !== 'application') return refuseCall('PROMOTION_UNKNOWN');
  const owner = { brand: brand.brand, memberId: session.memberId };
  return memberWork(context, async (trx) => {
    const shares = await readShares(trx, brand, owner.memberId);
    const waits = shares.applications.find(
      (each) => each.campaign === campaign.id && each.state === 'APPLYING',
    );
    if (waits) return waits;
    const why = refusedEntry(campaign, now, standingIn(campaign, shares, { brand, member, now }));
    if (why !== undefined) return refuseCall('PROMOTION_NOT_OFFERED', { value: { reason: why } });
    const id = newId(gateway.random);
    return addApplication(trx, { ...owner, id, campaign, remark: body.remark.trim(), now });
  });
}

export const route = defineCall('promotionApply', async (context) => {
  const { brand, body, session } = context;
  const limited = await limitCalls(context, {
    subject: `promotion-application:${session.memberId}`,
    max: constantOf(brand, 'proofsPerHour'),
    windowMs: hourMs,
  });
  if (limited) return limited;
  const form = await checkOrderForm(context, 'promotionApplication', { values: { remark: body.remark } });
  if (form instanceof CallRefusal) return form;
  const done = await apply(context);
  if (done instanceof CallRefusal) return done;
  await tell(context, []);
  return { id: done.id, at: done.made_at.toISOString() };
});
