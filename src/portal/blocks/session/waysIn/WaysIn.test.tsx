import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { exception, fakeAuthenticator } from '#portal/passkeys/testing/fake-authenticator.ts';
import { login } from '#portal/shell/testing/answers.ts';
import { stage, type StageOptions } from '#portal/testing/stage.tsx';
import { WaysIn } from './WaysIn.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const challenge = { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'brand.test' } };
const show = (options: StageOptions = {}, props = { passkey: true }) =>
  stage({ view: WaysIn }, props, {
    ...options,
    answers: { passkeyChallenge: challenge, sessionLogin: login, ...options.answers },
  });
const button = () => screen.queryByRole('button', { name: 'Log in with a passkey' });
const press = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  const found = button();
  if (!found) throw new Error('There is no login by passkey.');
  await user.click(found);
};
const switchedOff = (documents: Documents): Documents => ({
  ...documents,
  flags: { ...documents.flags, flags: { ...documents.flags.flags, passkeys: false } },
});

describe('a login by passkey', () => {
  it('is there where document, brand and browser have it', async () => {
    await show();
    expect(button()).toBeNull();
    cleanup();
    fakeAuthenticator();
    await show();
    expect(button()).not.toBeNull();
    cleanup();
    await show({ documents: switchedOff });
    expect(button()).toBeNull();
    cleanup();
    await show({}, { passkey: false });
    expect(button()).toBeNull();
  });

  it('sends what the passkey answers to the challenge, and goes on as every login', async () => {
    const { get } = fakeAuthenticator();
    const page = await show();
    await press(page);
    await waitFor(() => expect(page.portal.session.current?.account).toBe('aye'));
    const options = get.mock.calls[0]?.[0].publicKey;
    expect(new TextDecoder().decode(options?.challenge as ArrayBuffer)).toBe('challenge');
    expect(options).toMatchObject({ rpId: 'brand.test' });
    const sent = page.asked.find(({ id }) => id === 'sessionLogin')?.body ?? '{}';
    expect(JSON.parse(sent)).toEqual({
      type: 'passkey',
      credential: {
        id: 'a2V5',
        rawId: 'a2V5',
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: 'ZGF0YQ',
          authenticatorData: 'YXV0aGVudGljYXRvcg',
          signature: 'c2lnbmVk',
          userHandle: 'b3duZXI',
        },
      },
    });
  });

  it('says nothing when the player closes what the browser asks, and that there is none when it asks nothing', async () => {
    const { get } = fakeAuthenticator();
    const page = await show();
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    get.mockImplementation(async () => {
      now.mockReturnValue(3_000);
      throw exception('NotAllowedError');
    });
    await press(page);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button()?.getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    get.mockRejectedValue(exception('NotAllowedError'));
    await press(page);
    expect((await screen.findByRole('alert')).textContent).toMatch(/no passkey for this site/u);
  });

  it.each([
    ['a passkey that the platform refuses', undefined, /not accepted/u],
    ['a browser that cannot', exception('SecurityError'), /cannot use passkeys here/u],
  ])('says so of %s', async (_, thrown, words) => {
    const { get } = fakeAuthenticator();
    if (thrown) get.mockRejectedValue(thrown);
    const page = await show({ answers: { sessionLogin: { status: 401, code: 'PASSKEY_REFUSED' } } });
    await press(page);
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(page.portal.session.current).toBeUndefined();
  });

  it('is verified where the platform asks for that', async () => {
    fakeAuthenticator();
    const value = {
      ticket: 'T'.repeat(43),
      methods: [{ method: 'email', to: 'a•••@b.example' }],
      expiresAt: '2999-01-01T00:00:00Z',
    };
    const refusal = { status: 403, code: 'LOGIN_VERIFICATION_REQUIRED', value };
    const page = await show({ answers: { sessionLogin: refusal } });
    await press(page);
    await waitFor(() => expect(page.modals()).toEqual(['login-verification']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is offered where the username is typed, gives way to the dialog, comes back and ends with the block', async () => {
    const authenticator = fakeAuthenticator({ autofill: true });
    const page = await show({ answers: { sessionLogin: { status: 401, code: 'PASSKEY_REFUSED' } } });
    await waitFor(() => expect(authenticator.isOffering()).toBe(true));
    authenticator.get.mockImplementation(async () => {
      expect(authenticator.isOffering()).toBe(false);
      throw exception('NotAllowedError');
    });
    await press(page);
    await waitFor(() => expect(authenticator.get).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(authenticator.isOffering()).toBe(true));
    authenticator.choose();
    await screen.findByText(/not accepted/u);
    await waitFor(() => expect(authenticator.isOffering()).toBe(true));
    page.answer({ sessionLogin: login });
    authenticator.choose();
    await waitFor(() => expect(page.portal.session.current?.account).toBe('aye'));
    page.unmount();
    expect(authenticator.isOffering()).toBe(false);
  });
});
