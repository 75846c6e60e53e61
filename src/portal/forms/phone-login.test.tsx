import { cleanup, screen, waitFor } from '@testing-library/react';
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
