import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionAnswer } from '#portal/session/session-store.ts';
import { login } from '#portal/shell/testing/answers.ts';
import { openForm } from '#portal/testing/open-form.tsx';
import type { Documents } from '#ui/documents/documents.tsx';

afterEach(cleanup);

const empty = /cannot be empty/;

describe.each(['aurora', 'padauk'])('logging in at %s', (pack) => {
  it('by username asks for both, and sends them without outer white space and with the human verification [VAL-07] [VAL-08]', async () => {
    const form = await openForm('login', { pack });
    expect(form.fields()).toEqual(['username', 'password', 'remember']);
    await form.press('Log in');
    await waitFor(() => expect(form.message('username')).toMatch(empty));
    expect(form.message('password')).toMatch(empty);
    expect(form.sent('sessionLogin')).toEqual([]);
    await form.enter({ username: ' aye ', password: ' Secret-1 ' });
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    const [body] = form.sent('sessionLogin') as { human: string }[];
    expect(body).toEqual({ type: 'username', username: 'aye', password: 'Secret-1', human: body?.human });
    const proof = JSON.parse(atob(body?.human ?? '')) as { solution: { derivedKey: string } };
    expect(proof.solution.derivedKey).toMatch(/^0/);
  });

  it('leads on by a button to those who have no account, and keeps quiet what few need', async () => {
    await openForm('login', { pack });
    const look = (name: string) => screen.getByRole('button', { name }).getAttribute('data-look');
    expect(look('No account yet? Register')).toBe('button');
    expect(look('Forgot your password?')).toBeNull();
    expect(['Agent login', 'I cannot log in'].map(look)).toEqual(['quiet', 'quiet']);
  });

  it('by SMS asks for number and code, and sends no human verification [VAL-07] [VAL-08]', async () => {
    const form = await openForm('login', { pack });
    await form.choose('With SMS code');
    await form.ready('mobileNum');
    await form.ready('verificationCode');
    expect(form.fields()).toEqual(['mobileNum', 'verificationCode']);
    await form.press('Log in');
    await waitFor(() => expect(form.message('mobileNum')).toMatch(empty));
    expect(form.message('verificationCode')).toMatch(empty);
    await form.enter({ mobileNum: ' 912345678 ', verificationCode: '123456' });
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.sent('sessionLogin')).toEqual([
      { type: 'sms', mobileNum: '912345678', countryDialingCode: '95', verificationCode: '123456' },
    ]);
  });

  it('has a code sent only to a number that can be one, and waits as long as it is good [VAL-09] [CON-03]', async () => {
    const form = await openForm('login', { pack });
    await form.choose('With SMS code');
    await form.ready('mobileNum');
    await form.press('Send code');
    await waitFor(() => expect(form.message('mobileNum')).toMatch(empty));
    await form.enter({ mobileNum: '12ab' });
    await form.press('Send code');
    await waitFor(() => expect(form.message('mobileNum')).toMatch(/phone number/));
    expect(form.sent('smsNoLogin')).toEqual([]);
    await form.enter({ mobileNum: '912345678' });
    await form.press('Send code');
    await screen.findByText(/Again in (10:00|9:5\d)/);
    expect(form.sent('smsNoLogin')).toEqual([{ mobileNum: '912345678', countryDialingCode: '95' }]);
  });

  it.each(['With password', 'With SMS code'])(
    'shows the captcha that a failed login asks for: %s [VAL-07]',
    async (mode) => {
      const refusal = { status: 401, code: 'WRONG_CREDENTIALS', value: { captcha: true } };
      const form = await openForm('login', {
        pack,
        answers: {
          sessionLogin: refusal,
          captcha: { captchaId: 'k1', image: 'iVBORw0KGgo=', expiresAt: '2999-01-01T00:00:00Z' },
        },
      });
      await form.choose(mode);
      const sms = mode === 'With SMS code';
      if (sms) await form.ready('mobileNum');
      await form.enter(
        sms ? { mobileNum: '912345678', verificationCode: '1234' } : { username: 'aye', password: 'wrong' },
      );
      expect(form.control('captcha')).toBeNull();
      await form.press('Log in');
      await form.ready('captcha');
      await form.press('Log in');
      await waitFor(() => expect(form.message('captcha')).not.toBe(''));
      await form.enter({ captcha: 'ab12' });
      await form.press('Log in');
      await waitFor(() =>
        expect(form.sent('sessionLogin').at(-1)).toMatchObject({ captcha: 'ab12', captchaId: 'k1' }),
      );
    },
  );
});

describe('the ways of a login', () => {
  const withFlags = (changed: Record<string, boolean>) =>
    openForm('login', {
      documents: (given) => ({
        ...given,
        flags: { ...given.flags, flags: { ...given.flags.flags, ...changed } },
      }),
    });

  it.each([
    [{ loginByPhone: true, MOBILEVERCODELOGIN3: true }, 1],
    [{ loginByPhone: false, MOBILEVERCODELOGIN3: true }, 0],
    [{ loginByPhone: true, MOBILEVERCODELOGIN3: false }, 0],
  ])('have an SMS code with both switches only: %o [ENT-17] [ENT-18]', async (switches, tabs) => {
    await withFlags(switches);
    await screen.findByLabelText(/Username/);
    expect(screen.queryAllByRole('tab', { name: 'With SMS code' })).toHaveLength(tabs);
  });

  it.each([
    ['DIRECTREG3', 'No account yet? Register', '[ENT-17]'],
    ['freePlay', 'Try the demo', '[ENT-18] [OFF-28]'],
  ])('lead with the switch %s alone to "%s" %s', async (flag, name) => {
    for (const on of [true, false]) {
      await withFlags({ [flag]: on });
      await screen.findByLabelText(/Username/);
      expect(screen.queryAllByRole('button', { name })).toHaveLength(on ? 1 : 0);
      cleanup();
    }
  });
});

describe('the human verification', () => {
  it('is begun when the form opens, and not at all where the brand does not ask for it [VAL-08]', async () => {
    const asking = await openForm('login');
    await waitFor(() => expect(asking.asked.map(({ id }) => id)).toContain('humanChallenge'));
    cleanup();
    const open = await openForm('login', {
      documents: (given) => ({
        ...given,
        flags: { ...given.flags, flags: { ...given.flags.flags, humanVerification: false } },
      }),
    });
    await open.enter({ username: 'aye', password: 'Secret-1' });
    await open.press('Log in');
    await waitFor(() => expect(open.portal.session.current?.account).toBe('aye'));
    expect(open.asked.map(({ id }) => id)).not.toContain('humanChallenge');
    expect(open.sent('sessionLogin')[0]).not.toHaveProperty('human');
  });

  it.each(['HUMAN_WRONG', 'HUMAN_REQUIRED'])(
    'is solved anew once when the platform answers %s',
    async (code) => {
      const form = await openForm('login', { answers: { sessionLogin: { status: 401, code } } });
      await form.enter({ username: 'aye', password: 'Secret-1' });
      await form.press('Log in');
      await waitFor(() => expect(form.sent('sessionLogin')).toHaveLength(2));
      await waitFor(() => expect(form.asked.filter(({ id }) => id === 'humanChallenge')).toHaveLength(3));
      expect(form.portal.session.current).toBeUndefined();
    },
  );
});

describe('a login whose password has to be changed', () => {
  const answered = (given: Partial<SessionAnswer>): SessionAnswer => ({
    token: 't',
    customerId: 'c',
    account: 'aye',
    type: 0,
    memberLabel: [],
    firstTimeLogin: false,
    passwordExpired: false,
    passwordDefault: false,
    passwordDue: false,
    expiresAt: '2999-01-01T00:00:00Z',
    ...given,
  });
  const logIn = async (sessionLogin: SessionAnswer, pack = 'aurora') => {
    const form = await openForm('login', {
      pack,
      answers: {
        sessionLogin,
        sessionLogout: null,
        sessionFirstLogin: { firstLoginAt: '2026-01-05T08:30:00Z', passwordDue: true },
      },
    });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await waitFor(() => expect(form.portal.session.begun).toBeDefined());
    return form;
  };

  it('opens the modal for it instead of finishing, and tells the platform of a first login [STA-03] [STA-04]', async () => {
    const form = await logIn(answered({ firstTimeLogin: true, passwordDue: true }));
    await waitFor(() => expect(form.modals()).toEqual(['change-password']));
    expect(form.portal.session.current).toBeUndefined();
    expect(form.portal.facts.read('session.loggedIn')).toBe(false);
    await waitFor(() => expect(form.asked.map(({ id }) => id)).toContain('sessionFirstLogin'));
    expect(form.asked.map(({ id }) => id)).not.toContain('memberInfo');
  });

  it('of an expired password is given up by closing the modal: the session ends on the platform too, and the player is told [STA-03] [SCR-10]', async () => {
    const form = await logIn(answered({ passwordExpired: true, passwordDue: true }));
    await waitFor(() => expect(form.modals()).toEqual(['change-password']));
    form.portal.navigation.closeModal();
    await waitFor(() => expect(form.portal.session.begun).toBeUndefined());
    expect(form.asked.map(({ id }) => id)).toContain('sessionLogout');
    expect(form.portal.toasts.shown).toMatchObject([
      { text: 'You have been logged out: this account needs a new password first.', tone: 'warning' },
    ]);
  });

  it('is finished where the platform does not insist, and the member is loaded [STA-04]', async () => {
    const form = await logIn(answered({ passwordExpired: true }));
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.modals()).toEqual([]);
    await waitFor(() => expect(form.asked.map(({ id }) => id)).toContain('memberInfo'));
    expect(form.asked.map(({ id }) => id)).not.toContain('sessionFirstLogin');
  });
});

describe('after a login that is finished', () => {
  it('the modal opens that the brand names, once [STA-04]', async () => {
    const form = await openForm('login', {
      documents: (given) => ({ ...given, brand: { ...given.brand, afterLogin: 'announcements' } }),
    });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await waitFor(() => expect(form.modals()).toEqual(['announcements']));
    form.portal.navigation.closeModal();
    await waitFor(() => expect(form.modals()).toEqual([]));
  });
});

describe('asking for too many codes', () => {
  it('rests for five minutes, of which the tab remembers the end and nothing else [CON-04]', async () => {
    const form = await openForm('login', {
      answers: { smsNoLogin: { status: 429, code: 'TOO_MANY_REQUESTS' } },
    });
    await form.choose('With SMS code');
    await form.ready('mobileNum');
    await form.ready('verificationCode');
    await form.enter({ mobileNum: '9420123456' });
    // The clock is fixed, so that a slow machine does not shorten the wait.
    const started = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: started });
    await form.press('Send code');
    await waitFor(() => expect(form.container.textContent).toMatch(/Again in 5:00/u));
    const kept = Object.entries(window.sessionStorage).filter(([name]) => name.startsWith('livery.wait'));
    expect(kept).toHaveLength(1);
    expect(Number(kept[0]?.[1]) - started).toBe(300_000);
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('9420123456');
  });
});

describe('a page that is pressed too fast', () => {
  /** Documents of a brand whose constant is a minute: no machine is so slow that it passes meanwhile. */
  const aMinute = (name: 'captchaRefreshMs' | 'smsRequestMs') => (given: Documents) => ({
    ...given,
    constants: { ...given.constants, constants: { ...given.constants.constants, [name]: 60_000 } },
  });

  it('asks for another captcha no more than once in the time of the brand [CON-05]', async () => {
    const form = await openForm('login', {
      documents: aMinute('captchaRefreshMs'),
      answers: {
        sessionLogin: { status: 401, code: 'WRONG_CREDENTIALS', value: { captcha: true } },
        captcha: { captchaId: 'k1', image: 'iVBORw0KGgo=', expiresAt: '2999-01-01T00:00:00Z' },
      },
    });
    await form.enter({ username: 'aye', password: 'wrong' });
    await form.press('Log in');
    await form.ready('captcha');
    const pictures = () => form.asked.filter(({ id }) => id === 'captcha').length;
    const another = await screen.findByRole('button', { name: /another picture/iu });
    await waitFor(() => expect(another.getAttribute('aria-busy')).toBeNull());
    const before = pictures();
    await form.user.click(another);
    await waitFor(() => expect(pictures()).toBe(before + 1));
    await waitFor(() => expect(another.getAttribute('aria-busy')).toBeNull());
    for (const _ of [1, 2, 3]) await form.user.click(another);
    expect([pictures(), another.getAttribute('aria-disabled')]).toEqual([before + 1, 'true']);
  });

  it('asks for a code no more than once in the time of the brand [CON-04]', async () => {
    const form = await openForm('login', {
      documents: aMinute('smsRequestMs'),
      answers: { smsNoLogin: { status: 503 } },
    });
    await form.choose('With SMS code');
    await form.ready('mobileNum');
    await form.ready('verificationCode');
    await form.enter({ mobileNum: '912345678' });
    await form.press('Send code');
    await form.user.click(await screen.findByRole('button', { name: 'OK' }));
    await form.press('Send code');
    expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true');
    expect(form.sent('smsNoLogin')).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('begins a demo where the brand has one, and is a guest then [ROL-01] [API-02] [CON-01]', async () => {
    const form = await openForm('login', {
      answers: { sessionFreePlay: { ...login, account: 'demo-1', type: 4 } },
    });
    await form.press('Try the demo');
    await waitFor(() => expect(form.portal.session.current).toMatchObject({ account: 'demo-1', type: 4 }));
    expect(form.sent('sessionFreePlay')).toEqual([
      { os: expect.any(String), platform: 'W', version: 3, random: expect.any(String) },
    ]);
    cleanup();
    await openForm('login', { pack: 'padauk' });
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
  });
});

describe('a login that the catalogue tells of elsewhere', () => {
  it('shows a popup that has to be answered, and nothing in the form', async () => {
    const form = await openForm('login', {
      answers: { sessionLogin: { status: 404, code: 'BRAND_NOT_FOUND' } },
    });
    await form.enter({ username: 'aye', password: 'Secret-1' });
    await form.press('Log in');
    await waitFor(() => expect(form.portal.alerts.shown?.text).toBe('error.BRAND_NOT_FOUND'));
    expect(form.portal.alerts.shown).toMatchObject({ severity: 'error', confirm: 'common.ok' });
    expect(form.container.querySelector('.lv-form-failure')).toBeNull();
    expect(form.portal.toasts.shown).toEqual([]);
  });
});
