import { zoneOf } from '#server/brands/documents.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { rainsAround, type Rain, type RainWindow } from '#play/rains/rain.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { maskedText } from '#server/calls/masking.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import type { Member } from '#server/members/members.ts';
import { isFor } from '#server/promotions/audience.ts';
import { missingSteps } from '#server/promotions/missing.ts';
import { wordsOf } from '#server/promotions/words.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { envelopesLeft, takers } from '../envelopes.ts';
import { askedByRain, campaignOfRain, rainsOf } from '../rains.ts';

type Context = ContextOf<'rains'>;
type Presented = CallTypes['rains']['value']['rains'][number];

const takersMax = 20;

/** What falls now, and what the member took of it. */
async function fallOf(
  { brand, gateway, now }: Context,
  member: Member,
  { rain, window }: { rain: Rain; window: RainWindow },
): Promise<NonNullable<Presented['now']>> {
  const fall = { brand: brand.brand, rain: rain.id, slot: window.slot };
  const left = await envelopesLeft(gateway.db, fall);
  const taken = await takers(gateway.db, fall, takersMax);
  const mine = await gateway.db
    .selectFrom('promotion_awards')
    .select('amount')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', member.id)
    .where('campaign', '=', campaignOfRain(rain.id))
    .where('cause', '=', window.slot)
    .executeTakeFirst();
  const asked = await askedByRain(gateway.db, brand, rain, { member, now });
  const missing = missingSteps(brand, rain, asked);
  const reason = mine ? 'TAKEN' : !isFor(brand, rain, asked) ? 'AUDIENCE' : left === 0 ? 'FULL' : undefined;
  return {
    slot: window.slot,
    until: window.until.getTime(),
    left: left ?? 0,
    ...(mine && { mine: mine.amount }),
    open: reason === undefined && left !== undefined,
    ...(reason !== undefined && { reason }),
    ...(reason === 'AUDIENCE' && missing.length > 0 && { missing }),
    taken: taken.map(({ no, account, amount }) => ({ no, name: maskedText(account), amount })),
  };
}

async function present(context: Context, member: Member, rain: Rain): Promise<Presented> {
  const { now: falls, next } = rainsAround(rain, context.now, zoneOf(context.brand));
  return {
    ...wordsOf(context, rain),
    what: rain.what,
    budget: String(rain.budget),
    envelopes: rain.envelopes,
    ...(falls && { now: await fallOf(context, member, { rain, window: falls }) }),
    ...(next && { next: { from: next.from.getTime(), until: next.until.getTime() } }),
  };
}

export const route = defineCall('rains', async (context) => {
  const { brand, gateway, now, session } = context;
  const owner = { brand: brand.brand, memberId: session.memberId };
  if ((await protectionStatus(gateway.db, owner, now)).exclusion) return refuseCall('EXCLUDED');
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const rains: Presented[] = [];
  for (const rain of rainsOf(brand))
    if (now.getTime() < Date.parse(rain.until)) rains.push(await present(context, member, rain));
  return { rains, ...moneyOf(brand) };
});
