import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { knownCallerOf } from '../caller.ts';
import { addMessage } from '../conversations.ts';
import { takeOnce } from '../take-once.ts';

export const route = defineCall('supportSend', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { body, now } = context;
  const words = body.words.trim();
  if (words === '' || [...words].length > caller.desk.messageMax)
    return refuseCall('INVALID_BODY', {
      value: {
        problems: [{ path: '/words', message: `must have 1 to ${caller.desk.messageMax} characters` }],
      },
    });
  return takeOnce(
    context,
    caller,
    body.key,
    async () => (trx, conversation) =>
      addMessage(trx, conversation, { author: 'PLAYER', words, key: body.key, at: now }),
  );
});
