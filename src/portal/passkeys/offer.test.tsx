import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { openShell, type ShellOptions } from '#portal/shell/testing/open-shell.tsx';
import { login } from '#portal/shell/testing/answers.ts';
import { fakeAuthenticator } from './testing/fake-authenticator.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = {
  id: 's',
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  address: '127.0.0.1',
  startedAt: '2026-01-05T10:00:00Z',
  seenAt: '2026-01-05T11:00:00Z',
  current: true,
};
const passkey = {
  id: 'p',
  device: { kind: 'phone', system: 'Android', browser: 'Firefox' },
  host: location.hostname,
  synced: true,
  addedAt: '2026-01-05T10:00:00Z',
  usedAt: null,
};

const open = (options: ShellOptions = {}) =>
  openShell({
    ...options,
    answers: {
      sessionLogin: login,
      sessionList: { sessions: [session] },
      memberPasskeys: { passkeys: [] },
      sessionLogout: {},
      ...options.answers,
    },
  });
type Page = Awaited<ReturnType<typeof open>>;

async function logIn(page: Page): Promise<void> {
  await screen.findAllByRole('button', { name: 'Log in' });
  await act(async () => page.portal.navigation.openModal({ id: 'login' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(await dialog.findByLabelText(/Username/u), 'aye');
  await page.user.type(dialog.getByLabelText(/^\W*Password/u), 'secret-1');
  await page.user.click(dialog.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(page.portal.session.current?.account).toBe('aye'));
  await waitFor(() => expect(screen.queryByLabelText(/^\W*Password/u)).toBeNull());
}

const offer = () => screen.queryByRole('dialog', { name: 'Log in faster next time?' });
/** The last call before an offer was answered, and what follows from that is done. */
const decided = async (page: Page) => {
  await waitFor(() => expect(page.asked.some(({ id }) => id === 'memberPasskeys')).toBe(true));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
};

describe('the offer of a passkey', () => {
  it('comes after a login by password, once for the account on this device', async () => {
    fakeAuthenticator();
    const page = await open();
    await logIn(page);
    await waitFor(() => expect(offer()).not.toBeNull());
    await page.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(offer()).toBeNull());
    await act(() => page.portal.login.end());
    await logIn(page);
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(offer()).toBeNull();
    // Nothing is asked for an answer that is known.
    expect(page.asked.filter(({ id }) => id === 'memberPasskeys')).toHaveLength(1);
  });

  it('comes to another account of this device', async () => {
    fakeAuthenticator();
    const page = await open();
    await logIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Not now' }));
    await act(() => page.portal.login.end());
    page.answer({ sessionLogin: { ...login, customerId: 'c2' } });
    await logIn(page);
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  it('waits for home with nothing over it', async () => {
    fakeAuthenticator();
    const page = await open({ at: '/rng' });
    await logIn(page);
    await decided(page);
    expect(offer()).toBeNull();
    await act(async () => page.portal.navigation.openModal({ id: 'member-centre', panel: 'depositv2' }));
    expect(offer()).toBeNull();
    await act(() => page.portal.navigation.closeModals());
    await act(async () => page.portal.navigation.go('/index'));
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  it.each<[string, ShellOptions & { own?: boolean }]>([
    ['one was added on such a device', { answers: { memberPasskeys: { passkeys: [passkey] } } }],
    [
      'the passkeys cannot be read',
      { answers: { memberPasskeys: { refusal: { status: 503, code: 'UNAVAILABLE' } } } },
    ],
  ])('does not come where %s', async (_, options) => {
    fakeAuthenticator();
    const page = await open(options);
    await logIn(page);
    await decided(page);
    expect(offer()).toBeNull();
  });

  const without = (change: (documents: Documents) => Documents) => ({ documents: change });
  it.each<[string, ShellOptions, boolean]>([
    ['the device does not verify its owner', {}, false],
    [
      'the brand has switched passkeys off',
      without((documents) => ({
        ...documents,
        flags: { ...documents.flags, flags: { ...documents.flags.flags, passkeys: false } },
      })),
      true,
    ],
    [
      'the brand offers none',
      without(({ brand: { roles: { passkeyOffer: _offer, ...roles } = {}, ...brand }, ...documents }) => ({
        ...documents,
        brand: { ...brand, roles },
      })),
      true,
    ],
  ])('is not even considered where %s', async (_, options, own) => {
    fakeAuthenticator({ own });
    const page = await open(options);
    await logIn(page);
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(page.asked.some(({ id }) => id === 'memberPasskeys')).toBe(false);
    expect(offer()).toBeNull();
  });

  it('is taken at a press, which closes it', async () => {
    const { create } = fakeAuthenticator();
    const begun = {
      options: {
        challenge: 'Y2hhbGxlbmdl',
        rp: { id: 'brand.test', name: 'Brand' },
        user: { id: 'b3duZXI', name: 'aye', displayName: 'aye' },
        pubKeyCredParams: [],
      },
    };
    const page = await open({ answers: { passkeyBegin: begun, passkeyAdd: { passkeys: [passkey] } } });
    await logIn(page);
    await page.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(offer()).toBeNull());
    expect(create).toHaveBeenCalledTimes(1);
    expect(page.portal.toasts.shown.map(({ text }) => text)).toContain(
      'The passkey is added. Next time you can log in with it.',
    );
  });
});
