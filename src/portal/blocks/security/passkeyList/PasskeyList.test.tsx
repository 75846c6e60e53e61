import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { exception, fakeAuthenticator } from '#portal/passkeys/testing/fake-authenticator.ts';
import { stage, type Answers } from '#portal/testing/stage.tsx';
import { PasskeyList } from './PasskeyList.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Listed = CallTypes['memberPasskeys']['value']['passkeys'][number];
const listed = (id: string, given: Partial<Listed> = {}): Listed => ({
  id,
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  host: 'brand.test',
  synced: false,
  addedAt: '2026-01-05T10:00:00Z',
  usedAt: null,
  ...given,
});
const forms = { add: 'passkeyAdd', rename: 'passkeyName', remove: 'passkeyRemove' };
const begun = {
  options: {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'brand.test', name: 'Brand' },
    user: { id: 'b3duZXI', name: 'player', displayName: 'player' },
    pubKeyCredParams: [],
    excludeCredentials: [],
  },
};
const wantsPassword = (code: string) => ({
  status: 422,
  code: 'INVALID_FIELDS',
  value: { fields: [{ field: 'password', code, params: {} }] },
});

const show = async (passkeys: Listed[], answers: Answers = {}) => {
  const page = await stage({ view: PasskeyList }, forms, {
    member: 0,
    answers: {
      memberPasskeys: { passkeys },
      passkeyBegin: begun,
      passkeyAdd: { passkeys: [listed('new')] },
      passkeyRename: { passkeys },
      passkeyRemove: { passkeys: [] },
      ...answers,
    },
  });
  return {
    ...page,
    bodies: (call: string): unknown[] =>
      page.asked.filter(({ id }) => id === call).map(({ body }) => JSON.parse(body ?? '{}')),
    told: () => page.portal.toasts.shown.map(({ text }) => text),
    press: async (name: RegExp | string) => page.user.click(await screen.findByRole('button', { name })),
  };
};

describe('passkeyList', () => {
  it('says of each where it was added, when it was used and where it is good', async () => {
    await show([
      listed('a', { name: 'My phone', synced: true, usedAt: '2026-01-06T10:00:00Z' }),
      listed('b', { host: 'www.brand.test' }),
    ]);
    const [mine, other] = await screen.findAllByRole('listitem');
    expect(mine?.textContent).toMatch(/^My phone.*On all your devices.*last used 2026-01-06/u);
    expect(mine?.textContent).not.toContain('brand.test');
    expect(other?.textContent).toMatch(/^Chrome on Android.*not used yet.*For www\.brand\.test only/u);
  });

  it('adds one at a press after a fresh login, and keeps the focus', async () => {
    fakeAuthenticator();
    const page = await show([]);
    await screen.findByText('No passkey yet');
    page.answer({ memberPasskeys: { passkeys: [listed('new')] } });
    await page.press('Add a passkey');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(page.bodies('passkeyBegin')).toEqual([{}]);
    expect(page.bodies('passkeyAdd')).toMatchObject([
      { credential: { id: 'a2V5', response: { attestationObject: 'bWFkZQ', transports: ['internal'] } } },
    ]);
    expect(page.told()).toEqual(['The passkey is added. Next time you can log in with it.']);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Passkeys' }));
  });

  it('asks for the password where the login is some time ago', async () => {
    const { create } = fakeAuthenticator();
    const page = await show([], { passkeyBegin: wantsPassword('REQUIRED') });
    await page.press('Add a passkey');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await page.user.type(await dialog.findByLabelText(/Password/u), 'Wrong-1');
    page.answer({ passkeyBegin: wantsPassword('WRONG') });
    await page.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('This password is not right.');
    page.answer({ passkeyBegin: begun });
    await page.user.type(dialog.getByLabelText(/Password/u), '2');
    await page.user.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(page.bodies('passkeyBegin')).toEqual([{}, { password: 'Wrong-1' }, { password: 'Wrong-12' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.bodies('passkeyAdd')).toHaveLength(1);
  });

  it.each([
    ['nothing when the player closes what the browser asks', exception('NotAllowedError'), []],
    [
      'that this device has one',
      exception('InvalidStateError'),
      ['This device already has a passkey for your account.'],
    ],
  ])('says %s', async (_, thrown, told) => {
    const { create } = fakeAuthenticator();
    create.mockRejectedValue(thrown);
    const page = await show([]);
    await page.press('Add a passkey');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add a passkey' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(page.told()).toEqual(told);
    expect(page.bodies('passkeyAdd')).toEqual([]);
  });

  it('gives one another name, in place of the one that it has', async () => {
    const page = await show([listed('a', { name: 'Phone' }), listed('b')]);
    await page.press('Rename: Phone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const name = await dialog.findByLabelText<HTMLInputElement>(/Name/u);
    expect(name.value).toBe('Phone');
    await page.user.clear(name);
    await page.user.type(name, 'Tablet');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.bodies('passkeyRename')).toEqual([{ id: 'a', name: 'Tablet' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('removes one for the password, and says so', async () => {
    const page = await show([listed('a')]);
    await page.press(/^Remove: Chrome on Android/u);
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }));
    await page.user.type(await dialog.findByLabelText(/Password/u), 'Secret-1');
    page.answer({ memberPasskeys: { passkeys: [] } });
    await page.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('No passkey yet');
    expect(page.bodies('passkeyRemove')).toEqual([{ id: 'a', password: 'Secret-1' }]);
    expect(page.told()).toEqual(['The passkey is removed. Delete it on your device, too.']);
  });

  it('offers no adding in a browser that cannot, and still lists and removes', async () => {
    await show([listed('a')]);
    await screen.findByText(/This browser cannot add passkeys/u);
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    screen.getByRole('button', { name: /^Remove/u });
  });
});
