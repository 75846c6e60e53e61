import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wayBack, type WayBack } from '#contract/way-back.ts';
import { CallError } from '../gateway/call-error.ts';
import { browserWindow } from '../runtime/window-port.ts';
import { takeCarried } from './carried.ts';
import type { ProviderProof } from './proof-of.ts';
import { runInWindow, type FlowStage } from './run-provider-flow.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const back = (given: Partial<WayBack>): WayBack => ({
  provider: 'google',
  state: 'own-state',
  code: 'code-1',
  iss: null,
  error: null,
  result: null,
  ...given,
});

/** A visit in a window that the test moves. */
function start({ blocked = false, refused }: { blocked?: boolean; refused?: CallError } = {}) {
  const stages: FlowStage[] = [];
  const sent: ProviderProof[] = [];
  const popup = {
    go: vi.fn<(to: string) => void>(),
    close: vi.fn<() => void>(),
    closed: vi.fn<() => boolean>(() => false),
  };
  let heard: (message: unknown) => void = () => {};
  const window = {
    ...browserWindow,
    popup: () => (blocked ? undefined : popup),
    note: () => {},
    hear: (channel: string, listener: (message: unknown) => void) => {
      expect(channel).toBe(wayBack.channel);
      heard = listener;
      return () => (heard = () => {});
    },
  };
  const stop = runInWindow(
    { window, clock: () => new Date(), report: () => {} },
    {
      begin: async () => {
        if (refused) throw refused;
        return { address: 'https://id.example/auth', state: 'own-state', expiresAt: '2026-03-01T10:10:00Z' };
      },
      finish: async (proof) => void sent.push(proof),
    },
    (stage) => stages.push(stage),
  );
  const codes = () => stages.map((stage) => (stage.at === 'failed' ? stage.error.code : stage.at));
  return { popup, sent, stop, codes, say: (message: unknown) => heard(message) };
}

describe('a visit to a provider', () => {
  it('opens the window at once, sends it there and finishes with what comes back [API-60]', async () => {
    const { popup, sent, codes, say } = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(popup.go).toHaveBeenCalledWith('https://id.example/auth');
    say(back({ iss: 'https://id.example' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(codes()).toEqual(['waiting', 'finishing', 'done']);
    expect(sent).toEqual([
      { type: 'social', provider: 'google', code: 'code-1', state: 'own-state', iss: 'https://id.example' },
    ]);
    expect(popup.close).toHaveBeenCalled();
  });

  it('says when the browser blocks the window [ERR-18]', () => {
    expect(start({ blocked: true }).codes()).toEqual(['POPUP_BLOCKED']);
  });

  it('says when the window was closed, once what came back could have arrived [ERR-13]', async () => {
    const { popup, codes } = start();
    await vi.advanceTimersByTimeAsync(0);
    popup.closed.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(codes()).toEqual(['waiting']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(codes()).toEqual(['waiting', 'POPUP_CLOSED']);
  });

  it('goes on when a window that only looked closed brings the player back', async () => {
    const { popup, codes, say } = start();
    await vi.advanceTimersByTimeAsync(0);
    popup.closed.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(30_000);
    say(back({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(codes()).toEqual(['waiting', 'POPUP_CLOSED', 'finishing', 'done']);
  });

  it('hears nothing that is not its own, and nothing after its time', async () => {
    const { codes, say } = start();
    await vi.advanceTimersByTimeAsync(0);
    for (const other of [back({ state: 'of-another-tab' }), 'hello', null, { provider: 'google' }])
      say(other);
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    say(back({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(codes()).toEqual(['waiting', 'PROVIDER_STATE']);
  });

  it.each([
    ['who says no', { code: null, error: 'access_denied' }, 'PROVIDER_DENIED'],
    ['who says no to Telegram', { code: null, result: 'false' }, 'PROVIDER_DENIED'],
    ['whom the provider cannot serve', { code: null, error: 'server_error' }, 'PROVIDER_REFUSED'],
  ])('says what became of a player %s', async (_who, given, code) => {
    const { codes, say, sent } = start();
    await vi.advanceTimersByTimeAsync(0);
    say(back(given));
    await vi.advanceTimersByTimeAsync(0);
    expect([codes().at(-1), sent]).toEqual([code, []]);
  });

  it('closes the window when the login could not be begun', async () => {
    const { popup, codes } = start({ refused: new CallError('PROVIDER_UNAVAILABLE', '') });
    await vi.advanceTimersByTimeAsync(0);
    expect(codes()).toEqual(['waiting', 'PROVIDER_UNAVAILABLE']);
    expect(popup.close).toHaveBeenCalled();
  });

  it('ends when it is given up', async () => {
    const { popup, codes, say, stop } = start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    say(back({}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(codes()).toEqual(['waiting']);
    expect(popup.close).toHaveBeenCalled();
  });
});

describe('what a window carries in its name', () => {
  it('is taken once, and only when it is ours', () => {
    const holder = { name: `${wayBack.windowName}{"state":"s"}` };
    expect(takeCarried(holder)).toBe('{"state":"s"}');
    expect(holder.name).toBe('');
    expect(takeCarried(holder)).toBeUndefined();
    expect(takeCarried({ name: 'popup' })).toBeUndefined();
  });
});
