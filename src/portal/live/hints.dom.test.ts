import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventHints } from './hints.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a channel of hints, with a fake browser. */
function listen() {
  const channels: (EventTarget & { open: boolean })[] = [];
  class Channel extends EventTarget {
    open = true;
    constructor() {
      super();
      channels.push(this);
    }
    close() {
      this.open = false;
    }
  }
  vi.stubGlobal('EventSource', Channel);
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const view = new EventTarget();
  const hint = vi.fn<(seq: number, delta: unknown) => void>();
  const connected = vi.fn<(is: boolean) => void>();
  const stop = eventHints('/events', { page, view })({ hint, connected });
  const look = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return {
    channels,
    hint,
    connected,
    view,
    look,
    stop,
    open: () => channels.filter(({ open }) => open).length,
  };
}

describe('hints of publications', () => {
  it('are told by their number, and what is none is left out', () => {
    const { channels, hint, stop } = listen();
    const tell = (data: string) => channels[0]?.dispatchEvent(new MessageEvent('pointer', { data }));
    tell('{"seq":7,"delta":{"x":1}}');
    tell('not JSON');
    tell('{"seq":"8"}');
    expect(hint.mock.calls).toEqual([[7, { x: 1 }]]);
    stop();
  });

  it('hold no connection for a page that nobody has seen for a while, and one for a page that is seen', async () => {
    const { open, look, connected, stop } = listen();
    look('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    look('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open()).toBe(1);
    look('hidden');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(open()).toBe(0);
    expect(connected).toHaveBeenLastCalledWith(false);
    look('visible');
    expect(open()).toBe(1);
    stop();
    expect(open()).toBe(0);
  });

  it('hold no connection while the page is kept for the way back', () => {
    const { open, view, channels, stop } = listen();
    view.dispatchEvent(new Event('pagehide'));
    expect(open()).toBe(0);
    view.dispatchEvent(new Event('pageshow'));
    expect([open(), channels.length]).toEqual([1, 2]);
    stop();
  });
});
