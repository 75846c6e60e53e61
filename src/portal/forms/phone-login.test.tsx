import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoreWithWaysIn, WayIn } from '#play/providers/ways-in.ts';
import { openForm } from '#portal/testing/open-form.tsx';

const settings = { projectId: 'p', apiKey: 'k', authDomain: 'p.example' };
const waysIn: WayIn[] = [
  { id: 'phone', kind: 'firebase', label: 'waysIn.phone', mark: 'phone', firebase: settings },
];

/** Firebase's library, which the page loads with the first number: it sends to any number and knows one code. */
const firebase = {
  send: vi.fn<(number: string) => Promise<void>>(),
  confirm: vi.fn<(code: string) => Promise<string>>(),
};
const openFirebase = vi.fn<(settings: object) => typeof firebase>();
const refusal = (code: string) => Object.assign(new Error(code), { code });

beforeAll(() => vi.doMock('#portal/ways-in/firebase-sdk.ts', () => ({ openFirebase })));
afterAll(() => void vi.doUnmock('#portal/ways-in/firebase-sdk.ts'));
beforeEach(() => {
  openFirebase.mockReset().mockReturnValue(firebase);
  firebase.send.mockReset().mockResolvedValue();
  firebase.confirm.mockReset().mockImplementation(async (code) => {
    if (code !== '123456') throw refusal('auth/invalid-verification-code');
    return 'token-of-firebase';
  });
});
afterEach(cleanup);

const open = async () => {
  const form = await openForm('phoneLogin', {
    documents: (documents) => ({ ...documents, waysIn }) satisfies CoreWithWaysIn as typeof documents,
  });
  await form.ready('mobileNum');
  await form.ready('verificationCode');
  return form;
};

describe('logging in by a code of Firebase', () => {
  it('has Firebase send the code to the number with its country, and gives the gateway what Firebase says of it [API-60]', async () => {
    const form = await open();
    await form.enter({ mobileNum: '0977000001' });
    expect(openFirebase).not.toHaveBeenCalled();
    await form.press('Send code');
    await waitFor(() => expect(firebase.send.mock.calls).toEqual([['+95977000001']]));
    expect(openFirebase.mock.calls).toEqual([[settings]]);
    await form.enter({ verificationCode: ' 123456 ' });
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(firebase.confirm.mock.calls).toEqual([['123456']]);
    expect(form.sent('sessionLogin')).toEqual([{ type: 'firebase', idToken: 'token-of-firebase' }]);
  });

  it('waits a minute after a code before another can be sent [CON-03]', async () => {
    const form = await open();
    await form.enter({ mobileNum: '0977000001' });
    await form.press('Send code');
    expect(await screen.findByText(/Again in (1:00|0:5\d)/u)).toBeDefined();
  });

  it.each([
    [
      'a number that is none [ERR-08]',
      'auth/invalid-phone-number',
      'This is not a valid mobile number. Please enter a valid one.',
    ],
    [
      'no number [ERR-08]',
      'auth/missing-phone-number',
      'This is not a valid mobile number. Please enter a valid one.',
    ],
    [
      'what nobody knows [ERR-10]',
      'auth/something-new',
      'The mobile number could not be verified. Please try again.',
    ],
    [
      'a captcha that is not right [ERR-12]',
      'auth/captcha-check-failed',
      'The security check failed. Please try again.',
    ],
    [
      'a domain that is not on the list [ERR-12] [ERR-16]',
      'auth/invalid-app-credential',
      'The check of this site failed. Please contact customer service.',
    ],
    [
      'a quota that is used up [ERR-12]',
      'auth/quota-exceeded',
      'No more codes can be sent at the moment. Please contact customer service.',
    ],
    [
      'a way that is not switched on [ERR-12]',
      'auth/operation-not-allowed',
      'Login by text message is not switched on. Please contact customer service.',
    ],
    [
      'a window that the player closed [ERR-13]',
      'auth/popup-closed-by-user',
      'The window was closed before the login was done. Please try again.',
    ],
  ])('says why no code was sent, which can be asked for again: %s', async (_why, code, words) => {
    firebase.send.mockRejectedValueOnce(refusal(code));
    const form = await open();
    await form.enter({ mobileNum: '0977000001' });
    await form.press('Send code');
    expect(await screen.findByText(words)).toBeDefined();
    const warning = screen.queryByRole('dialog');
    if (warning) await form.user.click(within(warning).getByRole('button', { name: 'OK' }));
    // A number that was refused is not sent once more.
    await form.enter({ mobileNum: '0977000002' });
    await form.press('Send code');
    await waitFor(() => expect(firebase.send.mock.lastCall).toEqual(['+95977000002']));
    await screen.findByText(/Again in/u);
  });

  it('leaves Firebase alone for five minutes after too many requests, and says so [ERR-09]', async () => {
    firebase.send.mockRejectedValueOnce(refusal('auth/too-many-requests'));
    const form = await open();
    await form.enter({ mobileNum: '0977000001' });
    await form.press('Send code');
    expect(await screen.findByText('Too many requests. Please try again in 5 minutes.')).toBeDefined();
    await screen.findByText(/Again in (5:00|4:5\d)/u);
    await form.user.click(await screen.findByRole('button', { name: 'OK' }));
    await form.press('Send code');
    expect(firebase.send).toHaveBeenCalledOnce();
  });

  it('tells at the field of the code that it is wrong, missing or over and has to be sent again [ERR-11]', async () => {
    const form = await open();
    await form.enter({ mobileNum: '0977000001', verificationCode: '000000' });
    const told = async (code: string, words: string) => {
      const asked = firebase.confirm.mock.calls.length;
      await form.enter({ verificationCode: code });
      await form.press('Log in');
      await waitFor(() => expect(firebase.confirm).toHaveBeenCalledTimes(asked + 1));
      expect(await screen.findByText(words)).toBeDefined();
      expect(form.control('verificationCode')?.getAttribute('aria-invalid')).toBe('true');
    };
    await told('000000', 'The verification code is not correct.');
    firebase.confirm.mockRejectedValueOnce(refusal('auth/missing-verification-code'));
    await told('111111', 'Please enter the verification code.');
    for (const code of ['auth/code-expired', 'auth/session-expired', 'auth/missing-verification-id']) {
      firebase.confirm.mockRejectedValueOnce(refusal(code));
      await told('222222', 'The verification code has expired. Please send it again.');
      await told('333333', 'The verification code is not correct.');
    }
    expect(form.sent('sessionLogin')).toEqual([]);
    await form.enter({ verificationCode: '' });
    await form.press('Log in');
    await waitFor(() => expect(form.message('verificationCode')).toContain('This cannot be empty.'));
    expect(firebase.confirm).toHaveBeenCalledTimes(8);
    // What is asked for again can be.
    await form.press('Send code');
    await waitFor(() => expect(firebase.send).toHaveBeenCalledOnce());
  });
});
