import type { CallErrorCode } from '#contract/call-errors.ts';
import { chatter, publishChat, say, type Chatter } from '#server/chat/testing/chat.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';

/** One request over HTTP that provokes each code of the chat. */
export const provokeChat = (gateway: () => TestGateway) => {
  const writes = async (
    text: string,
    more: Parameters<typeof say>[3] = {},
    prepare: (who: Chatter) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<GatewayAnswer> => {
    publishChat(gateway());
    const who = await chatter(gateway(), 'demo', 'Hla');
    await prepare(who);
    return say(gateway(), who, text, more);
  };
  return {
    CHAT_ROOM_UNKNOWN: () => writes('Hello', { room: 'nowhere' }),
    CHAT_ROOM_CLOSED: () => writes('Hello', { room: 'board' }),
    CHAT_NICKNAME_NEEDED: async () => {
      publishChat(gateway());
      return say(gateway(), await chatter(gateway(), 'demo', 'DEMO'), 'Hello');
    },
    CHAT_MUTED: async () => {
      const { db } = gateway();
      const answer = await writes('Hello', {}, async (who) => {
        await say(gateway(), who, 'Before');
        await db.updateTable('chat_members').set({ banned: true, reason: 'Spam' }).execute();
      });
      await db.updateTable('chat_members').set({ banned: false, reason: null }).execute();
      return answer;
    },
    CHAT_SLOW: () =>
      writes('Again', { room: 'slow' }, (who) => say(gateway(), who, 'Once', { room: 'slow' })),
    CHAT_TEXT_EMPTY: () => writes(' \u200B '),
    CHAT_TEXT_LONG: () => writes('a'.repeat(301)),
    CHAT_TEXT_BLOCKED: () => writes('s c a m'),
    CHAT_BET_UNKNOWN: () => writes('Look', { bet: '999999999' }),
    CHAT_MESSAGE_UNKNOWN: async () => {
      publishChat(gateway());
      const { token } = await chatter(gateway(), 'demo', 'Hla');
      return gateway().client.send('chatDelete', { token, body: { room: 'general', id: 999_999 } });
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
