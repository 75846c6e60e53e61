import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CallError } from '#portal/gateway/call-error.ts';
import { passwordPlaceholder } from '#portal/session/remembered-login.ts';
import { login } from '#portal/shell/testing/answers.ts';
import { openForm } from '#portal/testing/open-form.tsx';
import { waitingLoginOf } from '#portal/session/waiting-login.ts';

const forget = () =>
  ['gw_remembered', 'gw_username'].forEach((name) => (document.cookie = `${name}=; Max-Age=0; Path=/`));

afterEach(() => {
  cleanup();
  forget();
});

const refused = (methods: { method: string; to?: string }[]) => ({
  status: 403,
  code: 'LOGIN_VERIFICATION_REQUIRED',
  value: { ticket: 't1', methods, expiresAt: '2999-01-01T00:00:00Z' },
});
const both = [
  { method: 'mobile', to: '•••••001' },
  { method: 'email', to: 'd•••••@example.com' },
];

describe('a login that has to be verified', () => {
  it('opens the modal for it, and is not shown as refused [STA-15]', async () => {
    const form = await openForm('login', { answers: { sessionLogin: refused(both) } });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await waitFor(() => expect(form.modals()).toEqual(['login-verification']));
    expect(form.portal.login.waiting?.ticket).toBe('t1');
    expect(form.portal.facts.read('login.verifies.email')).toBe(true);
    expect(form.portal.facts.read('login.verifies.totp')).toBe(false);
    expect(form.message('password')).toBe('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('t1');
  });

  const waiting = async (methods: { method: string; to?: string }[], answers: object = {}) => {
    const form = await openForm('loginVerification', {
      answers: { loginVerificationCode: { expiredMinutes: 10 }, ...answers },
    });
    form.portal.login.verify(
      waitingLoginOf(new CallError('LOGIN_VERIFICATION_REQUIRED', '', { value: refused(methods).value }))!,
    );
    return form;
  };

  it('is verified by a code that is sent on demand [SCR-03] [SCR-04]', async () => {
    const form = await waiting(both, { loginVerification: { ...login } });
    await form.choose('By e-mail');
    await waitFor(() => expect(form.fields()).toEqual(['emailCode']));
    await form.press('Send code');
    await waitFor(() =>
      expect(form.sent('loginVerificationCode')).toEqual([{ ticket: 't1', method: 'email' }]),
    );
    await form.enter({ emailCode: '123456' });
    await form.press('Confirm and log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.sent('loginVerification')).toEqual([
      { ticket: 't1', method: 'email', verificationCode: '123456' },
    ]);
    expect(form.portal.login.waiting).toBeUndefined();
  });

  it('takes the payee name with a code, and shows at its field that the code is wrong [SCR-05]', async () => {
    const wrong = { fields: [{ field: 'verificationCode', code: 'WRONG', params: {} }] };
    const form = await waiting([...both, { method: 'payeeName' }], {
      loginVerification: { status: 422, code: 'INVALID_FIELDS', value: wrong },
    });
    await form.choose('Bank name');
    await waitFor(() => expect(form.fields()).toEqual(['payeeName', 'mobileCode']));
    await form.enter({ payeeName: 'Daw Aye', mobileCode: '000000' });
    await form.press('Confirm and log in');
    await waitFor(() => expect(form.message('mobileCode')).not.toBe(''));
    expect(form.sent('loginVerification')).toEqual([
      { ticket: 't1', method: 'payeeName', by: 'mobile', verificationCode: '000000', payeeName: 'Daw Aye' },
    ]);
  });

  it('takes the code of an authenticator without sending any [SCR-06]', async () => {
    const form = await waiting([{ method: 'totp' }], { loginVerification: { ...login } });
    await waitFor(() => expect(form.fields()).toEqual(['totpCode']));
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
    await form.enter({ totpCode: '123456' });
    await form.press('Confirm and log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
  });

  it('starts over when it has ended, with words', async () => {
    const form = await waiting(both, {
      loginVerification: { status: 403, code: 'LOGIN_VERIFICATION_EXPIRED' },
    });
    await waitFor(() => expect(form.fields()).toEqual(['mobileCode']));
    await form.enter({ mobileCode: '123456' });
    await form.press('Confirm and log in');
    await waitFor(() => expect(form.modals()).toEqual(['login']));
    expect(form.portal.login.waiting).toBeUndefined();
    expect(form.portal.toasts.shown).toMatchObject([{ tone: 'warning' }]);
  });
});

describe('a login that the browser remembers', () => {
  it('is filled in and sent without a password when it is left as it is [CON-06]', async () => {
    document.cookie = 'gw_remembered=aye; Path=/';
    const form = await openForm('login');
    expect(form.control('username')?.value).toBe('aye');
    expect(form.control('password')?.value).toBe(passwordPlaceholder);
    expect(form.control('remember')?.checked).toBe(true);
    screen.getByText(/Remembered on this device/);
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.sent('sessionLogin')).toMatchObject([{ type: 'remembered', username: 'aye' }]);
    expect(form.sent('sessionLogin')[0]).not.toHaveProperty('password');
  });

  it('gives way to what is typed into the password', async () => {
    document.cookie = 'gw_remembered=aye; Path=/';
    const form = await openForm('login');
    const password = form.control('password') as HTMLInputElement;
    await form.user.click(password);
    await form.user.type(password, 'S');
    expect(password.value).toBe('S');
    await form.user.type(password, 'ecret-2');
    expect(screen.queryByText(/Remembered on this device/)).toBeNull();
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.sent('sessionLogin')).toMatchObject([
      { type: 'username', password: 'Secret-2', remember: true },
    ]);
  });

  it('is gone when another account is typed', async () => {
    document.cookie = 'gw_remembered=aye; Path=/';
    const form = await openForm('login');
    await form.enter({ username: 'mya' });
    await waitFor(() => expect(form.control('password')?.value).toBe(''));
    await form.press('Log in');
    await waitFor(() => expect(form.message('password')).toMatch(/cannot be empty/));
    expect(form.sent('sessionLogin')).toEqual([]);
  });

  it('leaves only the name after a logout, and nothing to a stranger', async () => {
    document.cookie = 'gw_username=aye; Path=/';
    const known = await openForm('login');
    expect([known.control('username')?.value, known.control('password')?.value]).toEqual(['aye', '']);
    cleanup();
    forget();
    const stranger = await openForm('login');
    expect(stranger.control('username')?.value).toBe('');
  });
});

describe('a login on the side of agents', () => {
  it('says so, and leads to the agent centre [ROL-05]', async () => {
    const form = await openForm('agentLogin', { answers: { sessionLogin: { ...login, type: 1 } } });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await waitFor(() => expect(form.modals()).toEqual(['agent-centre']));
    expect(form.sent('sessionLogin')).toMatchObject([{ type: 'username', side: 'agent' }]);
  });

  it('tells whoever is no agent [ERR-21]', async () => {
    const form = await openForm('agentLogin', {
      answers: { sessionLogin: { status: 403, code: 'NOT_AN_AGENT' } },
    });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await screen.findByText(/not an agent account/);
    expect(form.portal.session.begun).toBeUndefined();
  });
});
