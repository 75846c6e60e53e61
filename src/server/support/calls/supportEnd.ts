import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { knownCallerOf } from '../caller.ts';
import { closeConversation, lockOpenOf } from '../conversations.ts';
import { tellSupport } from '../tell-support.ts';

export const route = defineCall('supportEnd', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { gateway, log, now } = context;
  const ended = await gateway.db.transaction().execute(async (trx) => {
    const conversation = await lockOpenOf(trx, caller.owner);
    if (conversation)
      await closeConversation(trx, conversation, {
        words: 'ended',
        operator: null,
        key: newId(gateway.random),
        now,
      });
    return conversation;
  });
  if (ended) await tellSupport(gateway.db, ended).catch((fault: unknown) => log.error(fault));
  return { ended: ended !== undefined };
});
