import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { knownCallerOf } from '../caller.ts';
import { newestOf } from '../conversations.ts';
import { tellSupport } from '../tell-support.ts';

export const route = defineCall('supportRate', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { body, gateway, log } = context;
  const { db } = gateway;
  const conversation = await newestOf(db, caller.owner);
  if (conversation?.state !== 'CLOSED') return refuseCall('SUPPORT_ENDED');
  const { numUpdatedRows } = await db
    .updateTable('support_conversations')
    .set({ stars: body.stars, rating_words: (body.words ?? '').trim() })
    .where('brand', '=', conversation.brand)
    .where('id', '=', conversation.id)
    .where('stars', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return { stars: conversation.stars ?? body.stars };
  await tellSupport(db, conversation).catch((fault: unknown) => log.error(fault));
  return { stars: body.stars };
});
