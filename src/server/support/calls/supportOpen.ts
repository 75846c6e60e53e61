import { zoneOf } from '#server/brands/documents.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { limitByAddress, limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newId, newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { callerOf } from '../caller.ts';
import { newestOf, openConversation } from '../conversations.ts';
import { openingAt } from '../hours.ts';
import { keepVisitor, subjectOf, type Owner } from '../player.ts';

const hourMs = 60 * 60_000;
const addressForm = /^[^\s@]{1,64}@[^\s@]{1,190}$/u;

/** Why a visitor may not begin; each proof is good for one conversation. */
async function refusedVisitor(
  context: CallContext,
  visitors: boolean | undefined,
  proof: string | undefined,
): Promise<CallRefusal | undefined> {
  if (visitors === false) return refuseCall('SESSION_REQUIRED');
  if (proof === undefined) return refuseCall('HUMAN_REQUIRED');
  return (await context.gateway.human.proves(context, proof)) ? undefined : refuseCall('HUMAN_WRONG');
}

export const route = defineCall('supportOpen', async (context) => {
  const caller = await callerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { body, brand, gateway, language, now } = context;
  const { desk } = caller;
  const before = caller.owner && (await newestOf(gateway.db, caller.owner));
  if (before && before.state !== 'CLOSED') return { id: before.id };
  const { name = '', contact = '' } = body;
  const isVisitor = caller.owner === undefined || 'visitor' in caller.owner;
  if (contact !== '' && !addressForm.test(contact))
    return refuseCall('INVALID_BODY', {
      value: { problems: [{ path: '/contact', message: 'must be a mail address' }] },
    });
  const { conversationsPerHour, conversationsPerAddressHour } = desk.limits;
  const limited = await limitByAddress(context, {
    what: 'support-open',
    max: conversationsPerAddressHour,
    windowMs: hourMs,
  });
  if (limited) return limited;
  if (isVisitor) {
    const refused = await refusedVisitor(context, desk.visitors, body.human);
    if (refused) return refused;
  }
  const token = caller.owner === undefined ? newToken(gateway.random) : undefined;
  const owner: Owner = caller.owner ?? { brand: brand.brand, visitor: sha256Hex(token ?? '') };
  const perOwner = await limitCalls(context, {
    subject: `support-open:${subjectOf(owner)}`,
    max: conversationsPerHour,
    windowMs: hourMs,
  });
  if (perOwner) return perOwner;
  const id = await gateway.db.transaction().execute((trx) =>
    openConversation(trx, owner, {
      id: newId(gateway.random),
      name: isVisitor ? name.trim() : '',
      contact: isVisitor ? contact : '',
      language,
      away: !openingAt(desk, { now, timeZone: zoneOf(brand) }).open,
      now,
    }),
  );
  if (token !== undefined) keepVisitor(context, token, desk.retentionDays);
  return { id };
});
