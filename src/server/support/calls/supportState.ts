import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { callerOf } from '../caller.ts';
import { newestOf } from '../conversations.ts';
import { presentConversation, presentDesk } from '../present-player.ts';

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

export const route = defineCall('supportState', async (context) => {
  const caller = await callerOf(context);
  if (caller instanceof CallRefusal) return caller.code === 'SUPPORT_OFF' ? {} : caller;
  const { desk: document, player, owner } = caller;
  const desk = await presentDesk(context, document, player);
  const conversation = owner && (await newestOf(context.gateway.db, owner));
  if (!conversation) return { desk };
  const { after, before } = context.query;
  const asked = { after: numberOf(after), before: numberOf(before), open: desk.open };
  return { desk, conversation: await presentConversation(context, conversation, asked) };
});
