import type { SupportDocument } from '#contract/generated/documents.ts';
import type { CallContext } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import type { Trx } from '#server/db/types.ts';
import { lockOpenOf, sentBefore, type Conversation } from './conversations.ts';
import { subjectOf, type Owner } from './player.ts';
import { tellSupport } from './tell-support.ts';

type Take = (trx: Trx, conversation: Conversation) => Promise<number | CallRefusal>;

/**
 * Takes something that a player sends in its open conversation, once for each key, however often and at however many processes it is
 * tried; what was taken before counts for no limit.
 * @param prepare what takes time and needs no lock; the result answers the number of the message, or a refusal
 */
export async function takeOnce(
  context: CallContext,
  { desk, owner }: { desk: SupportDocument; owner: Owner },
  key: string,
  prepare: () => Promise<Take | CallRefusal>,
): Promise<{ seq: number; at: string } | CallRefusal> {
  const { gateway, log, now } = context;
  const before = await sentBefore(gateway.db, owner, key);
  if (before) return { seq: before.seq, at: before.at.toISOString() };
  const limited = await limitCalls(context, {
    subject: `support:${subjectOf(owner)}`,
    max: desk.limits.messagesPerMinute,
    windowMs: 60_000,
  });
  if (limited) return limited;
  const take = await prepare();
  if (take instanceof CallRefusal) return take;
  const taken = await gateway.db.transaction().execute(async (trx) => {
    const conversation = await lockOpenOf(trx, owner);
    if (!conversation) return refuseCall('SUPPORT_ENDED');
    const seq = await take(trx, conversation);
    return seq instanceof CallRefusal ? seq : { seq, conversation };
  });
  if (taken instanceof CallRefusal) return taken;
  // Only a hint: the message is taken.
  await tellSupport(gateway.db, taken.conversation).catch((fault: unknown) => log.error(fault));
  return { seq: taken.seq, at: now.toISOString() };
}
