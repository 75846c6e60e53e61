import { proxy } from 'valtio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Portal } from '../runtime/portal.ts';
import { keepOwner, readOwner } from './device-owner.ts';
import { followDevice } from './follow-device.ts';
import { fakeBrowser } from './testing/fake-browser.ts';

let browser: ReturnType<typeof fakeBrowser>;
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  browser = fakeBrowser({ permission: 'granted' });
  browser.subscribe();
});
afterEach(() => {
  stop();
  browser.remove();
});

type Current = { customerId: string; expiresAt: string } | undefined;

function follow({ owner, current, on = true }: { owner?: string; current: Current; on?: boolean }) {
  const session = proxy({ current });
  const call = vi.fn<(...asked: unknown[]) => Promise<{ on: boolean }>>(async () => ({ on }));
  keepOwner(localStorage, owner);
  stop = followDevice({ session, shared: localStorage, gateway: { call } } as unknown as Portal);
  return { session, call };
}

const mine = { customerId: 'm1', expiresAt: '2999-01-01T00:00:00Z' };

describe('notifications of a device', () => {
  it('go on in each session of the member who turned them on', async () => {
    const { session, call } = follow({ owner: 'm1', current: mine });
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    session.current = undefined;
    session.current = { ...mine, expiresAt: '2999-01-02T00:00:00Z' };
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(call).toHaveBeenLastCalledWith('messageDevice', {
      body: { step: 'renew', endpoint: 'https://push.test/1', p256dh: 'BAcd-_', auth: 'AA' },
    });
    expect(browser.ended).not.toHaveBeenCalled();
    expect(readOwner(localStorage)).toBe('m1');
  });

  it('end once another member logs in there', async () => {
    const { call } = follow({ owner: 'm1', current: { ...mine, customerId: 'm2' } });
    await vi.waitFor(() => expect(readOwner(localStorage)).toBeUndefined());
    expect(browser.ended).toHaveBeenCalledTimes(1);
    expect(call).not.toHaveBeenCalled();
  });

  it('stay ended after a logout, which the server knows of', async () => {
    follow({ owner: 'm1', current: mine, on: false });
    await vi.waitFor(() => expect(readOwner(localStorage)).toBeUndefined());
    expect(browser.ended).toHaveBeenCalledTimes(1);
  });

  it('are nobody’s business where nobody turned them on', async () => {
    const { call, session } = follow({ current: mine });
    session.current = { ...mine, expiresAt: '2999-01-02T00:00:00Z' };
    await new Promise((resolve) => void setTimeout(resolve));
    expect(call).not.toHaveBeenCalled();
    expect(browser.ended).not.toHaveBeenCalled();
  });
});
