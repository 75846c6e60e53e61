import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallCache } from '#portal/calls/call-cache.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import type { Gateway } from '#portal/gateway/gateway.ts';
import { stage } from '#portal/testing/stage.tsx';
import { ToastRegion } from '#portal/toasts/ToastRegion.tsx';
import { followConnection } from './follow-connection.ts';

/** What a block asks for that shows the announcements. */
const announcements = { query: { types: 'index', platform: 'W', execution: 'B' } } as const;

let end = (): void => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  end();
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** A page whose network and platform can be cut off; `refuse` has the platform refuse what is no status. */
async function begin() {
  const { portal } = await stage({ view: ToastRegion }, {});
  const circumstances = { online: true, reachable: true, refuse: undefined as CallError | undefined };
  const asked: string[] = [];
  const call = (async (id: string) => {
    asked.push(id);
    if (!circumstances.online || !circumstances.reachable) throw new CallError('NETWORK', 'fetch failed');
    if (circumstances.refuse && id !== 'systemStatus') throw circumstances.refuse;
    return {};
  }) as Gateway['call'];
  const calls = createCallCache({
    call,
    kept: { find: () => undefined, keep: () => {}, drop: () => {} },
  });
  const view = Object.assign(new EventTarget(), {
    navigator: {
      get onLine() {
        return circumstances.online;
      },
    },
  });
  const gateway = { ...portal.gateway, call };
  end = followConnection({ ...portal, calls, gateway }, view as unknown as Window);
  return {
    portal,
    calls,
    asked,
    circumstances,
    region: screen.getByRole('status', { hidden: true }),
    /** What the browser notices by itself. */
    network: async (online: boolean) => {
      circumstances.online = online;
      view.dispatchEvent(new Event(online ? 'online' : 'offline'));
      await wait(0);
    },
    /** A block that shows the announcements. */
    use: async () => {
      calls.watch('announcements', announcements, () => {});
      calls.read('announcements', announcements);
      await wait(0);
    },
    shown: () => calls.read('announcements', announcements).state,
  };
}

describe('a connection that breaks', () => {
  it('is told until it is back, however long that takes and whatever else is said', async () => {
    const { region, network, portal } = await begin();
    expect(region.textContent).toBe('');
    await network(false);
    expect(region.textContent).toMatch(/^You are offline\./u);
    for (const text of ['one', 'two', 'three', 'four']) act(() => portal.toasts.show(text));
    await wait(120_000);
    expect(region.textContent).toMatch(/^You are offline\.[^.]*\.$/u);
    await network(true);
    expect(region.textContent).toBe('You are connected again.');
  });

  it('is told where a call fails though the browser notices nothing, and what failed is there once the platform answers', async () => {
    const { region, circumstances, use, shown } = await begin();
    circumstances.reachable = false;
    await use();
    expect(shown()).toBe('failed');
    expect(region.textContent).toMatch(/^The site cannot be reached/u);
    circumstances.reachable = true;
    await wait(2_000);
    expect(region.textContent).toBe('You are connected again.');
    expect(shown()).toBe('ready');
  });

  it('is none where the platform refuses', async () => {
    const { region, circumstances, use, asked } = await begin();
    circumstances.refuse = new CallError('NOT_FOUND', '', { status: 404 });
    await use();
    expect(asked).toEqual(['announcements']);
    expect(region.textContent).toBe('');
  });

  it('is none where one call is too late and the platform answers the next', async () => {
    const { region, circumstances, use, asked } = await begin();
    circumstances.refuse = new CallError('TIMEOUT', '');
    await use();
    expect(asked).toEqual(['announcements', 'systemStatus']);
    expect(region.textContent).toBe('');
  });
});
