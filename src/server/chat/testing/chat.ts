import { randomUUID } from 'node:crypto';
import type { ChatDocument } from '#contract/generated/documents.ts';
import type { GatewayAnswer } from '#server/gateway/testing/client.ts';
import { demoPassword, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { openEvents, type EventReader } from '#server/testing/event-stream.ts';
import type { ChatLine } from '../live/chat-line.ts';

const chatDocument = (more: Partial<ChatDocument> = {}): ChatDocument => ({
  kind: 'chat',
  id: 'main',
  order: ['general', 'members', 'slow', 'board'],
  rooms: {
    general: { name: 'chat.general' },
    members: { name: 'chat.members', guests: false, languages: ['my'] },
    slow: { name: 'chat.slow', slowSeconds: 30 },
    board: { name: 'chat.board', readOnly: true },
  },
  perMinute: 60,
  history: 10,
  blocked: { en: { words: ['scam'] } },
  emoji: ['👍'],
  share: { stake: true, payout: true },
  ...more,
});

export const publishChat = (gateway: TestGateway, more: Partial<ChatDocument> = {}): void =>
  gateway.publish((documents) => {
    documents['chat/main'] = chatDocument(more);
  });

export type Chatter = { token: string; memberId: string };

/** A demo member with a nickname of its own. */
export async function chatter(gateway: TestGateway, username: string, nickname: string): Promise<Chatter> {
  const { token, customerId: memberId } = await gateway.client.value('sessionLogin', {
    body: { type: 'username', username, password: demoPassword },
  });
  await gateway.db
    .updateTable('members')
    .set({ nickname })
    .where('brand', '=', gateway.brand().brand)
    .where('id', '=', memberId)
    .execute();
  return { token, memberId };
}

export const say = (
  { client }: Pick<TestGateway, 'client'>,
  { token }: Pick<Chatter, 'token'>,
  text: string,
  { key = randomUUID(), ...more }: { key?: string; room?: string; mentions?: string[]; bet?: string } = {},
): Promise<GatewayAnswer> =>
  client.send('chatSend', { token, idempotencyKey: key, body: { room: 'general', text, ...more } });

/** Follows a room from a number on; visitors without a token. */
export const follow = (
  origin: string,
  { room = 'general', after, token }: { room?: string; after: number; token?: string },
): Promise<EventReader> =>
  openEvents(`${origin}/wps/chat/events?room=${room}&after=${after}`, {
    'x-gateway-version': '3',
    'x-module-id': 'portal',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });

/** Reads messages of a stream until one of this text has come; all that came, in their order. */
export async function readUntil(events: EventReader, text: string): Promise<ChatLine[]> {
  const lines: ChatLine[] = [];
  while (!lines.some((line) => line.text === text)) {
    const { data } = await events.next();
    lines.push(...(data as { lines: ChatLine[] }).lines);
  }
  return lines;
}
