import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { knownCallerOf } from '../caller.ts';
import { markConversationRead, newestOf, unreadAnswers } from '../conversations.ts';
import { subjectOf } from '../player.ts';
import { tellSupport } from '../tell-support.ts';

/** Each mark wakes the desk. */
const marksPerMinute = 120;

export const route = defineCall('supportMark', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { body, gateway, log } = context;
  const limited = await limitCalls(context, {
    subject: `support-mark:${subjectOf(caller.owner)}`,
    max: marksPerMinute,
    windowMs: 60_000,
  });
  if (limited) return limited;
  const { db } = gateway;
  const conversation = await newestOf(db, caller.owner);
  if (!conversation) return refuseCall('SUPPORT_ENDED');
  const { read = 0, typing } = body;
  const reads = read > 0 && (await markConversationRead(db, conversation, { by: 'player_read', seq: read }));
  const told = (kind: 'changed' | 'playerTyping'): Promise<void> =>
    tellSupport(db, conversation, kind).catch((fault: unknown) => log.error(fault));
  if (reads) await told('changed');
  if (typing && conversation.state === 'TAKEN') await told('playerTyping');
  const readTo = Math.max(conversation.player_read, Math.min(read, conversation.last_seq));
  return { unread: await unreadAnswers(db, { ...conversation, player_read: readTo }) };
});
