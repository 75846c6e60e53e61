import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallCache } from '../calls/call-cache.ts';
import { createKeptAnswers } from '../calls/kept-answers.ts';
import { createSessionStore, type SessionAnswer } from '../session/session-store.ts';
import { createCallPrefetch } from './prefetch-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const games = { query: { gameType: 'RNG', page: '1', size: '36' } };

/** A platform that counts calls, and a page that may prefetch from it. */
function open({ loggedIn = false } = {}) {
  const platform = vi.fn<() => Promise<never>>(async () => ({ games: [], total: 0, page: 1 }) as never);
  const calls = createCallCache({
    call: platform,
    kept: createKeptAnswers(undefined, () => ({ seq: 1, language: 'en' })),
  });
  const session = createSessionStore({
    shared: undefined,
    storage: undefined,
    clock: () => new Date(),
    merchantEntries: [],
  });
  if (loggedIn) session.begin({ account: 'player', passwordDue: false } as SessionAnswer);
  const prefetch = createCallPrefetch({ calls, session });
  /** A page is opened: it reads the answer and follows it. */
  const use = () => {
    const { state } = calls.read('gameList', games);
    return { state, leave: calls.watch('gameList', games, () => {}) };
  };
  return { platform, calls, session, prefetch, use };
}

const answered = () => vi.advanceTimersByTimeAsync(0);

describe('prefetched answers', () => {
  it('are there when the page is opened, which asks for nothing again', async () => {
    const { platform, prefetch, use } = open();
    prefetch('gameList', games);
    prefetch('gameList', games);
    await answered();
    expect(use().state).toBe('ready');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(platform).toHaveBeenCalledOnce();
  });

  it('are told once to who asked, also when they are there already', async () => {
    const { prefetch, use, calls } = open();
    const told = vi.fn<(value: unknown) => void>();
    prefetch('gameList', games, told);
    expect(told).not.toHaveBeenCalled();
    await answered();
    calls.invalidate(() => true);
    await answered();
    expect(told.mock.calls).toEqual([[{ games: [], total: 0, page: 1 }]]);
    await vi.advanceTimersByTimeAsync(60_000);
    use();
    await answered();
    prefetch('gameList', games, told);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('show and are asked for anew when nobody used them for a minute', async () => {
    const { platform, prefetch, use } = open();
    prefetch('gameList', games);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(platform).toHaveBeenCalledOnce();
    expect(use().state).toBe('ready');
    expect(platform).toHaveBeenCalledTimes(2);
  });

  it('follow a publication as long as they count as new', async () => {
    const { platform, calls, prefetch, use } = open();
    prefetch('gameList', games);
    await answered();
    calls.invalidate(() => true);
    await answered();
    expect(platform).toHaveBeenCalledTimes(2);
    use();
    expect(platform).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when they failed, so that the page asks itself', async () => {
    const { platform, prefetch, use } = open();
    platform.mockRejectedValueOnce(new TypeError('offline'));
    prefetch('gameList', games);
    await answered();
    expect(use().state).toBe('loading');
    expect(platform).toHaveBeenCalledTimes(2);
  });

  it('are none of a member for a visitor', async () => {
    const visitor = open();
    visitor.prefetch('recentGames', { query: {} });
    expect(visitor.platform).not.toHaveBeenCalled();
    const member = open({ loggedIn: true });
    member.prefetch('recentGames', { query: {} });
    expect(member.platform).toHaveBeenCalledOnce();
  });

  it('are not asked for again when the session ends, which would be refused', async () => {
    const { platform, calls, session, prefetch } = open({ loggedIn: true });
    prefetch('recentGames', { query: {} });
    prefetch('gameList', games);
    await answered();
    session.end();
    calls.forget(() => true);
    await answered();
    expect(platform.mock.calls.map(([id]: unknown[]) => id)).toEqual(['recentGames', 'gameList', 'gameList']);
  });
});
