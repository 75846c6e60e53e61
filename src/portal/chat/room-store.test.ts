import { expect, it, vi } from 'vitest';
import { proxy } from 'valtio';
import type { CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ChatLine } from './chat-types.ts';
import { createRoom } from './room-store.ts';

const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  seq: id,
  by: 'hla',
  name: 'Hla',
  at: 0,
  text: `Line ${id}`,
  ...more,
});

/** A platform whose streams the test writes. */
function open(messages: ChatLine[]) {
  const streams: { after: string | null; controller: ReadableStreamDefaultController<Uint8Array> }[] = [];
  const fetch = (async (address) => {
    const after = new URL(String(address), 'http://brand.test').searchParams.get('after');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void streams.push({ after, controller }),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof globalThis.fetch;
  const call = async (_: string, { query }: CallRequest<'chatMessages'>) => {
    const all = messages.filter(({ id }) => query.before === undefined || id < Number(query.before));
    return { messages: all.slice(-3).toReversed(), seq: messages.at(-1)?.seq ?? 0, more: all.length > 3 };
  };
  const portal = {
    fetch,
    gateway: { call },
    language: { current: 'en' },
    session: proxy({ current: undefined }),
  };
  const room = createRoom(portal as unknown as Portal, 'general', {
    random: () => -1,
    page: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    view: new EventTarget(),
  });
  const stop = room.start();
  const tell = (event: string, data: object): void => {
    const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    streams.at(-1)?.controller.enqueue(new TextEncoder().encode(text));
  };
  const texts = () => room.lines.map(({ id, text, deleted }) => text ?? `${id} ${deleted}`);
  return { room, streams, tell, texts, stop };
}

it('shows what comes once and in its order, also after the connection was lost', async () => {
  const { room, streams, tell, texts, stop } = open([line(1), line(2), line(3), line(4)]);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.after).toBe('4');
  tell('open', { lines: [line(5)], seq: 5 });
  // Its own answer comes beside the stream, here before a message of somebody else.
  room.take(line(7));
  tell('lines', { lines: [line(6), line(7)], seq: 7 });
  await vi.waitFor(() =>
    expect(texts()).toEqual(['Line 2', 'Line 3', 'Line 4', 'Line 5', 'Line 6', 'Line 7']),
  );
  streams[0]?.controller.error(new Error('lost'));
  await vi.waitFor(() => expect(room.connected).toBe(false));
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect(streams[1]?.after).toBe('7');
  const { text: _, ...gone } = line(3, { seq: 8, deleted: 'moderator' });
  const { text: __, ...above } = line(1, { seq: 9, deleted: 'own' });
  tell('open', { lines: [line(7), gone, above, line(10)], seq: 10 });
  await vi.waitFor(() => expect(room.lines.at(-1)?.id).toBe(10));
  // The first is above what is shown: it comes with its page.
  expect(texts().slice(0, 2)).toEqual(['Line 2', '3 moderator']);
  expect(room.connected).toBe(true);
  await room.older();
  expect([texts()[0], room.more]).toEqual(['Line 1', false]);
  stop();
});

it('reads the messages anew when too much has changed', async () => {
  const messages = [line(1)];
  const { streams, tell, texts, stop } = open(messages);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  messages.push(line(900), line(901));
  tell('reset', { seq: 901 });
  await vi.waitFor(() => expect(texts()).toEqual(['Line 1', 'Line 900', 'Line 901']));
  await vi.waitFor(() => expect(streams.at(-1)?.after).toBe('901'));
  stop();
});
