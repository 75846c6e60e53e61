import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import type { Session } from '../session/session-store.ts';
import { listenToMember } from './member-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Line = { send: (text: string) => void; end: () => void; headers: Headers; signal: AbortSignal };

const session = { customerId: 'c 1', account: 'aye' } as Session;

/** A platform with streams under the test's control, and a page that can be hidden. */
function listen(status = 200) {
  const lines: Line[] = [];
  const asked: CallId[][] = [];
  const lost: Session[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    const signal = init?.signal as AbortSignal;
    signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    lines.push({
      send: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
      headers: new Headers(init?.headers),
      signal,
    });
    return new Response(body, { status, headers: { 'content-type': 'text/event-stream' } });
  };
  const stop = listenToMember(
    {
      fetch,
      calls: {
        invalidate: (which: (id: CallId) => boolean) =>
          asked.push((['walletBalance', 'messageList', 'gameList'] as CallId[]).filter(which)),
      },
      documents: { current: { constants: { constants: { balanceRefreshSeconds: 20 } } } },
      desk: { heard: 0, typing: 0 },
      language: { current: 'en' },
      login: { lost: (of: Session) => lost.push(of) },
    } as unknown as Parameters<typeof listenToMember>[0],
    session,
    { random: () => 1, page, view },
  );
  const look = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { lines, asked, lost, look, view, stop };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('what the platform tells a member', () => {
  it('is asked for again, hints that come together at once, by a session in no address', async () => {
    const { lines, asked, stop } = listen();
    await pass(0);
    expect(lines[0]?.headers.get('x-session')).toBe('cookie');
    expect(lines[0]?.headers.get('x-session-member')).toBe('c%201');
    lines[0]?.send('event: open\ndata: {}\n\nevent: bal');
    lines[0]?.send('ance\ndata: {}\n\n:\n\nevent: balance\ndata: {}\n\nevent: unheard\ndata: {}\n\n');
    await pass(0);
    // What moved while the stream was on its way.
    expect(asked.splice(0)).toEqual([['walletBalance']]);
    await pass(400);
    expect(asked).toEqual([['walletBalance']]);
    stop();
  });

  it.each([
    ['on the stream', 200, 'event: ended\ndata: {}\n\n'],
    ['when a stream is asked for', 401, ''],
  ])('ends the session here when it has ended anywhere else, which is said %s', async (_, status, said) => {
    const { lines, lost, stop } = listen(status);
    await pass(0);
    if (said) lines[0]?.send(said);
    await pass(0);
    expect(lost).toEqual([session]);
    stop();
  });

  it('is heard again after a break, with longer and longer pauses, and what was missed is asked for', async () => {
    const { lines, asked, stop } = listen();
    await pass(0);
    lines[0]?.send('event: open\ndata: {}\n\n');
    await pass(0);
    lines[0]?.end();
    await pass(900);
    expect(lines).toHaveLength(1);
    await pass(200);
    expect(lines).toHaveLength(2);
    lines[1]?.end();
    await pass(1_900);
    expect(lines).toHaveLength(2);
    await pass(200);
    asked.length = 0;
    lines[2]?.send('event: open\ndata: {}\n\n');
    await pass(400);
    expect(asked).toEqual([['walletBalance', 'messageList']]);
    stop();
  });

  it('is heard on a new connection when the old one has gone silent', async () => {
    const { lines, stop } = listen();
    await pass(0);
    lines[0]?.send('event: open\ndata: {}\n\n');
    await pass(62_000);
    expect(lines[0]?.signal.aborted).toBe(true);
    expect(lines).toHaveLength(2);
    stop();
  });

  it('is neither heard nor asked for by a page that nobody sees, which catches up when it is looked at', async () => {
    const { lines, asked, look, stop } = listen();
    await pass(0);
    lines[0]?.send('event: open\ndata: {}\n\n');
    await pass(0);
    asked.length = 0;
    look('hidden');
    await pass(300_000);
    expect([lines.length, asked.length, lines[0]?.signal.aborted]).toEqual([1, 0, true]);
    look('visible');
    await pass(400);
    expect(lines).toHaveLength(2);
    expect(asked).toEqual([['walletBalance', 'messageList']]);
    stop();
  });

  it('holds no connection while the page is kept for the way back', async () => {
    const { lines, asked, view, stop } = listen();
    await pass(0);
    view.dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(lines[0]?.signal.aborted).toBe(true);
    view.dispatchEvent(new Event('pageshow'));
    await pass(400);
    expect(lines).toHaveLength(2);
    expect(asked).toEqual([['walletBalance', 'messageList']]);
    stop();
  });

  it('is asked for now and then where the platform has no stream, which is not tried again', async () => {
    const { lines, asked, stop } = listen(404);
    await pass(61_000);
    expect(lines).toHaveLength(1);
    expect(asked).toEqual([['walletBalance'], ['walletBalance'], ['walletBalance']]);
    stop();
    await pass(61_000);
    expect(asked).toHaveLength(3);
  });
});
