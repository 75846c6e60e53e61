import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallTypes } from '#contract/generated/calls.ts';
import { login, shellAnswers } from '#portal/shell/testing/answers.ts';
import { openForm } from '#portal/testing/open-form.tsx';

afterEach(cleanup);

const empty = /cannot be empty/;
const fresh = 'Lotus#2026';

/** Message for a password that is too short: that of the registration's pattern, or that a part of it is missing. */
const templates = {
  aurora: 'Something of this list is still missing.',
  padauk: '8 to 16 characters still missing',
} as const;

describe.each(['aurora', 'padauk'] as const)('changing the password at %s', (pack) => {
  it('asks for the old one, a new one by the rule of the registration, and the new one again [VAL-10]', async () => {
    const form = await openForm('changePassword', { pack, member: 0, at: '/promotions' });
    expect(form.fields()).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword']);
    await form.press('Change password');
    await waitFor(() => expect(form.message('oldPassword')).toMatch(empty));
    expect(
      [form.message('newPassword'), form.message('confirmNewPassword')].every((text) => empty.test(text)),
    ).toBe(true);
    await form.enter({ oldPassword: 'Secret-1', newPassword: 'short', confirmNewPassword: 'other' });
    await form.user.tab();
    await waitFor(() => expect(form.message('newPassword')).toContain(templates[pack]));
    expect(form.message('confirmNewPassword')).toContain('The two passwords are not the same.');
    expect(form.sent('memberPassword')).toEqual([]);
    await form.enter({ newPassword: fresh, confirmNewPassword: fresh });
    await form.press('Change password');
    await waitFor(() =>
      expect(form.sent('memberPassword')).toEqual([
        { oldPassword: 'Secret-1', newPassword: fresh, confirmNewPassword: fresh },
      ]),
    );
  });

  it('does not ask for the old one when it is known from the login, and asks for it afterwards [VAL-10]', async () => {
    const form = await openForm('changePassword', { pack, member: 0 });
    form.portal.session.begin({ ...login, passwordDue: true });
    await waitFor(() => expect(form.fields()).toEqual(['newPassword', 'confirmNewPassword']));
    await form.enter({ newPassword: fresh, confirmNewPassword: fresh });
    await form.press('Change password');
    await waitFor(() =>
      expect(form.sent('memberPassword')).toEqual([{ newPassword: fresh, confirmNewPassword: fresh }]),
    );
    await waitFor(() => expect(form.portal.session.current?.passwordDue).toBe(false));
  });

  it('loads the member anew, goes home and says that it is done [STA-04]', async () => {
    const form = await openForm('changePassword', {
      pack,
      member: 0,
      at: '/promotions',
      answers: { memberInfo: shellAnswers.memberInfo as CallTypes['memberInfo']['value'] },
    });
    const loads = () => form.asked.filter(({ id }) => id === 'memberInfo').length;
    form.portal.calls.watch('memberInfo', {}, () => {});
    await waitFor(() => expect(loads()).toBe(1));
    await form.enter({ oldPassword: 'Secret-1', newPassword: fresh, confirmNewPassword: fresh });
    await form.press('Change password');
    await waitFor(() => expect(form.router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(loads()).toBe(2));
    const calls = form.asked.map(({ id }) => id);
    expect(calls.lastIndexOf('memberInfo')).toBeGreaterThan(calls.indexOf('memberPassword'));
    await waitFor(() =>
      expect(form.portal.toasts.shown).toMatchObject([
        { text: 'Your password has been changed.', tone: 'success' },
      ]),
    );
  });

  it('shows at its field that the old one is wrong', async () => {
    const fields = [{ field: 'oldPassword', code: 'WRONG', params: {} }];
    const form = await openForm('changePassword', {
      pack,
      member: 0,
      answers: { memberPassword: { status: 422, code: 'INVALID_FIELDS', value: { fields } } },
    });
    await form.enter({ oldPassword: 'Secret-2', newPassword: fresh, confirmNewPassword: fresh });
    await form.press('Change password');
    await waitFor(() => expect(form.message('oldPassword')).toMatch(/not correct/));
  });
});

describe.each(['aurora', 'padauk'] as const)('a forgotten password at %s', (pack) => {
  it('is recovered by e-mail or by mobile number, whichever is chosen last [STA-09]', async () => {
    const form = await openForm('forgotPassword', { pack });
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
    for (let turn = 0; turn < 2; turn += 1) {
      await waitFor(() => expect(form.fields()).toEqual(['mobileNum', 'verificationCode', 'newPassword']));
      expect(chosen()).toBe('By mobile number');
      await form.choose('By e-mail');
      await waitFor(() => expect(form.fields()).toEqual(['username', 'email']));
      expect(chosen()).toBe('By e-mail');
      await form.choose('By mobile number');
    }
  });

  it('is recovered by e-mail with username and address, form-encoded [VAL-11] [ERR-04] [API-17]', async () => {
    const form = await openForm('forgotPassword', { pack });
    await form.choose('By e-mail');
    await waitFor(() => expect(form.fields()).toEqual(['username', 'email']));
    await form.press('Continue');
    await waitFor(() => expect(form.message('username')).toMatch(empty));
    expect(form.message('email')).toMatch(empty);
    await form.enter({ username: ' aye ', email: 'aye@mail' });
    await form.press('Continue');
    await waitFor(() => expect(form.message('email')).toMatch(/not an e-mail address/));
    await form.enter({ email: 'aye@mail.example' });
    await form.press('Continue');
    await screen.findByText(form.portal.say('in_been_out'));
    const sent = form.asked.filter(({ id }) => id === 'memberPasswordEmail');
    expect(sent.map(({ body }) => body)).toEqual(['username=aye&email=aye%40mail.example']);
    await form.press('Log in');
    await waitFor(() => expect(form.modals()).toEqual(['login']));
  });

  it('is set anew by number, code and new password [VAL-11] [VAL-09] [CON-03]', async () => {
    const form = await openForm('forgotPassword', { pack });
    await form.ready('mobileNum');
    await waitFor(() => expect(form.fields()).toEqual(['mobileNum', 'verificationCode', 'newPassword']));
    await form.press('Send code');
    await waitFor(() => expect(form.message('mobileNum')).toMatch(empty));
    await form.press('Continue');
    await waitFor(() => expect(form.message('newPassword')).toMatch(empty));
    expect(form.message('verificationCode')).toMatch(empty);
    await form.enter({ mobileNum: '912345678' });
    await form.press('Send code');
    await screen.findByText(/Again in (10:00|9:5\d)/);
    expect(form.sent('smsNoLogin')).toEqual([{ mobileNum: '912345678', countryDialingCode: '95' }]);
    await form.enter({ verificationCode: '123456', newPassword: 'short' });
    await form.press('Continue');
    await waitFor(() => expect(form.message('newPassword')).toContain(templates[pack]));
    await form.enter({ newPassword: fresh });
    await form.press('Continue');
    await screen.findByText('Please log in with it now.');
    expect(form.sent('memberPasswordVerification')).toEqual([
      { mobileNum: '912345678', countryDialingCode: '95', verificationCode: '123456', newPassword: fresh },
    ]);
  });
});

it('is recovered by e-mail alone where the brand has no way by phone [ENT-17]', async () => {
  const form = await openForm('forgotPassword', {
    documents: (given) => ({
      ...given,
      flags: { ...given.flags, flags: { ...given.flags.flags, CHNGPASSVERIF3: false } },
    }),
  });
  expect(form.fields()).toEqual(['username', 'email']);
  expect(screen.queryByRole('tab')).toBeNull();
});
