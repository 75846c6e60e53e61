import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import { openForm } from '#portal/testing/open-form.tsx';
import type { StageOptions } from '#portal/testing/stage.tsx';

afterEach(cleanup);

type Form = Awaited<ReturnType<typeof openForm>>;

const flags = (changed: Record<string, boolean>) => (given: Documents) => ({
  ...given,
  flags: { ...given.flags, flags: { ...given.flags.flags, ...changed } },
});
const now = new Date('2026-01-05T12:00:00Z');
const password = 'Secret-1234';

const person = {
  username: 'nilar2026',
  mobileNum: '912345678',
  verificationCode: '123456',
  password,
  verifyPwd: password,
  fullname: 'Nilar Oo',
  birthday: '1990-04-25',
  nationality: 'MM',
  ageAgreement: true,
  termsAgreement: true,
} as const;

/** Fills in all fields, step by step, and registers. */
async function register(form: Form, given: Readonly<Record<string, string | true>> = person) {
  for (;;) {
    const asked = Object.entries(given).filter(([name]) => form.fields().includes(name));
    await form.enter(Object.fromEntries(asked));
    const last = screen.queryByRole('button', { name: 'Register' });
    await form.press(last ? 'Register' : 'Next');
    if (last) return;
    await waitFor(() => expect(asked.some(([name]) => form.fields().includes(name))).toBe(false));
  }
}

const open = (pack: string, options: StageOptions = {}) => openForm('register', { pack, now, ...options });

async function openByMobile(pack: string, options?: StageOptions) {
  const form = await open(pack, options);
  await form.choose('By mobile number');
  await form.ready('mobileNum');
  await waitFor(() => expect(form.fields()).not.toContain('username'));
  return form;
}

describe.each(['aurora', 'padauk'])('registering at %s', (pack) => {
  const came = '/register?affiliateCode=AGENT7&referralCode=FRIEND9';

  it('asks for two or three things, an invitation and two agreements, whichever way [OFF-29]', async () => {
    const form = await open(pack);
    await form.ready('mobileNum');
    // Agents invite, and friends.
    const codes = ['affiliateCode', 'referralCode'];
    const rest = [...(pack === 'aurora' ? codes.toReversed() : codes), 'ageAgreement', 'termsAgreement'];
    expect(form.fields()).toEqual(['username', 'mobileNum', 'password', ...rest]);
    await form.choose('By mobile number');
    await waitFor(() =>
      expect(form.fields()).toEqual(['mobileNum', 'verificationCode', 'password', ...rest]),
    );
  });

  it('asks for no friend’s code of who came by an agent’s link, unless the address has one', async () => {
    const form = await open(pack, { at: '/register?affiliateCode=AGENT7' });
    await form.ready('mobileNum');
    await waitFor(() =>
      expect(form.fields()).toEqual(['username', 'mobileNum', 'password', 'ageAgreement', 'termsAgreement']),
    );
    cleanup();
    const both = await open(pack, { at: came });
    await both.ready('mobileNum');
    expect(both.fields()).toContain('referralCode');
  });

  it('by username sends the form, what the address says, and how it came to be [OFF-29] [STA-08] [ENT-12] [VAL-08] [CON-01]', async () => {
    const form = await open(pack, { at: came });
    await form.ready('mobileNum');
    await register(form);
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    await waitFor(() =>
      expect(form.portal.toasts.shown).toMatchObject([
        { text: 'Welcome, aye! Your account is open.', action: { label: 'Make a deposit' } },
      ]),
    );
    expect(form.sent('memberRegister')[0]).toMatchObject({
      username: person.username,
      password,
      mobileNum: person.mobileNum,
      countryDialingCode: '95',
      ageAgreement: true,
      termsAgreement: true,
      affiliateCode: 'AGENT7',
      referralCode: 'FRIEND9',
      domain: 'brand.test',
      registerUrl: `http://brand.test${came}`,
      registerMethod: 'WEB',
      login: true,
      human: expect.any(String),
    });
    for (const unasked of ['verificationCode', 'verifyPwd'])
      expect(form.sent('memberRegister')[0]).not.toHaveProperty(unasked);
    cleanup();
    expect(Object.keys(window.sessionStorage)).not.toContain('livery.entries.register');
  });

  it('by mobile number makes the number the username and asks for the password once [OFF-29] [STA-08] [VAL-05]', async () => {
    const form = await openByMobile(pack);
    await waitFor(() =>
      expect(form.fields().slice(0, 3)).toEqual(['mobileNum', 'verificationCode', 'password']),
    );
    await register(form);
    await waitFor(() => expect(form.portal.session.current?.account).toBe('aye'));
    expect(form.sent('memberRegister')).toEqual([]);
    expect(form.sent('memberRegisterMobile')[0]).toMatchObject({
      username: person.mobileNum,
      mobileNum: person.mobileNum,
      countryDialingCode: '95',
      verificationCode: '123456',
      password,
      verifyPwd: password,
      registerMethod: 'WEB',
    });
  });

  it('keeps what was typed from one way to the other', async () => {
    const form = await open(pack);
    await form.ready('mobileNum');
    await form.enter({ username: 'nilar2026', mobileNum: '912345678' });
    await form.choose('By mobile number');
    await waitFor(() => expect(form.control('username')).toBeNull());
    expect(form.control('mobileNum')?.value).toBe('912345678');
    await form.choose('By username');
    await waitFor(() => expect(form.control('username')?.value).toBe('nilar2026'));
  });

  it.each([
    ['only by username', { registerByMobile: false }, 'username'],
    ['not by mobile without a password', { registerMobilePassword: false }, 'username'],
    ['only by mobile number', { registerByUsername: false }, 'mobileNum'],
  ])('offers no choice where the brand registers %s [STA-08] [ENT-18]', async (_words, changed, first) => {
    const form = await open(pack, { documents: flags(changed) });
    await waitFor(() => expect(form.fields()[0]).toBe(first));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('by mobile number asks for no code where the brand does not verify it [ENT-17] [ENT-18]', async () => {
    const form = await open(pack, { documents: flags({ REGMOBVERF3: false }) });
    await form.choose('By mobile number');
    await waitFor(() => expect(form.fields().slice(0, 2)).toEqual(['mobileNum', 'password']));
    expect(form.fields()).not.toContain('verificationCode');
  });

  it('has a code sent only to a number that can be one; the wait is a minute [VAL-09] [CON-03]', async () => {
    const form = await openByMobile(pack);
    await form.enter({ mobileNum: '12' });
    await form.press('Send code');
    await waitFor(() => expect(form.message('mobileNum')).toMatch(/phone number/));
    expect(form.sent('smsRegister')).toEqual([]);
    await form.enter({ mobileNum: person.mobileNum });
    await form.press('Send code');
    await screen.findByText(/Again in (1:00|0:5\d)/);
    expect(form.sent('smsRegister')).toEqual([{ mobileNo: person.mobileNum, countryDialingCode: '95' }]);
  });

  it('says at once that an account name is taken', async () => {
    const form = await open(pack, { answers: { memberCheck: { free: false } } });
    await form.enter({ username: 'nilar2026' });
    await form.user.tab();
    await waitFor(() => expect(form.message('username')).toMatch(/already in use/));
    expect(form.sent('memberCheck')).toEqual([{ field: 'username', value: 'nilar2026' }]);
  });
});

describe('the invitation', () => {
  const fieldsOf = async (options: StageOptions) => {
    const form = await open('aurora', options);
    await form.ready('mobileNum');
    return form;
  };
  const wrong = { status: 404, code: 'AFFILIATE_NOT_FOUND' };

  it('is asked for when the address has no code [STA-08]', async () => {
    const form = await fieldsOf({ at: '/register' });
    expect(form.fields()).toContain('affiliateCode');
    await register(form);
    await waitFor(() => expect(form.sent('memberRegister')).toHaveLength(1));
    expect(form.sent('memberRegister')[0]).not.toHaveProperty('affiliateCode');
  });

  it('is not asked for when the code of the address is right [STA-08] [API-19]', async () => {
    const form = await fieldsOf({ at: '/register?affiliateCode=AGENT7' });
    expect(form.fields()).not.toContain('affiliateCode');
    const asked = form.asked.find(({ id }) => id === 'agentAffiliate');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ code: 'AGENT7', domain: 'brand.test' });
  });

  it('is sent from the address where it is needed, though the form does not show it', async () => {
    const form = await fieldsOf({
      at: '/register?affiliateCode=AGENT7',
      documents: (given) => {
        const rules = structuredClone(given.rules);
        Object.assign(rules['register']?.fields['affiliateCode'] ?? {}, { enabled: true, required: true });
        return { ...given, rules };
      },
    });
    expect(form.fields()).not.toContain('affiliateCode');
    await register(form);
    await waitFor(() => expect(form.sent('memberRegister')[0]).toMatchObject({ affiliateCode: 'AGENT7' }));
  });

  it('is asked for with a warning when the check of the code fails [STA-08] [ERR-03]', async () => {
    const form = await fieldsOf({
      at: '/register?affiliateCode=NOBODY1',
      answers: { agentAffiliate: wrong },
    });
    await waitFor(() => expect(form.fields()).toContain('affiliateCode'));
    expect(form.portal.toasts.shown).toMatchObject([
      { text: form.portal.say('invitation_code_error'), tone: 'warning' },
    ]);
    expect(form.portal.say('invitation_code_error')).toBe('This invitation code is not valid.');
  });

  it('is refused at its field when no agent has the code that was typed [ERR-03]', async () => {
    const form = await fieldsOf({ answers: { agentAffiliate: wrong } });
    await form.enter({ affiliateCode: 'NOBODY1' });
    await form.user.tab();
    await waitFor(() => expect(form.message('affiliateCode')).toBe('This invitation code is not valid.'));
  });

  it('is sent as it stands in the address when the platform cannot say', async () => {
    const form = await fieldsOf({
      at: '/register?affiliateCode=AGENT7',
      answers: { agentAffiliate: { status: 503 } },
    });
    await waitFor(() => expect(form.fields()).toContain('affiliateCode'));
    expect(form.portal.toasts.shown).toEqual([]);
    await register(form);
    await waitFor(() => expect(form.sent('memberRegister')[0]).toMatchObject({ affiliateCode: 'AGENT7' }));
  });
});

/** Documents of a brand that asks for one more thing about the person. */
const asking =
  (field: string) =>
  (given: Documents): Documents => {
    const { register: form, ...forms } = given.forms as Record<string, FormDocument>;
    const { register: rules, ...others } = given.rules as Record<string, RulesDocument>;
    if (!form || !rules) throw new Error('The brand has no registration.');
    const rule = { ...rules.fields[field], enabled: true, required: true };
    return {
      ...given,
      forms: { ...forms, register: { ...form, order: ['account', 'personal', 'confirm'] } },
      rules: { ...others, register: { ...rules, fields: { ...rules.fields, [field]: rule } } },
    };
  };

it('takes a new picture of the captcha when a registration is refused [STA-05]', async () => {
  let pictures = 0;
  const form = await open('padauk', {
    documents: asking('captcha'),
    answers: {
      captcha: () => ({
        captchaId: `k${(pictures += 1)}`,
        image: 'iVBORw0KGgo=',
        expiresAt: '2999-01-01T00:00:00Z',
      }),
      memberRegister: {
        status: 422,
        code: 'INVALID_FIELDS',
        value: { fields: [{ field: 'captcha', code: 'WRONG', params: {} }] },
      },
    },
  });
  await form.ready('mobileNum');
  await form.ready('captcha');
  await register(form, { ...person, captcha: 'ab12' });
  await waitFor(() => expect(pictures).toBe(2));
  expect(form.sent('memberRegister')).toMatchObject([{ captcha: 'ab12', captchaId: 'k1' }]);
  await waitFor(() => expect(form.control('captcha')?.value).toBe(''));
  const taken = [{ field: 'username', code: 'TAKEN', params: {} }];
  form.answer({ memberRegister: { status: 422, code: 'INVALID_FIELDS', value: { fields: taken } } });
  await form.enter({ captcha: 'cd34' });
  await form.press('Register');
  await waitFor(() => expect(pictures).toBe(3));
  expect(form.sent('memberRegister').at(-1)).toMatchObject({ captcha: 'cd34', captchaId: 'k2' });
});

it('takes what is needed, its bounds and its pattern from the platform, whatever the documents say [VAL-01] [VAL-02] [API-07]', async () => {
  const required = { enabled: true, required: true };
  const fields = {
    username: { ...required, minLength: 3, maxLength: 3, patternId: 'digits' },
    password: { ...required, minLength: 2, maxLength: 5, acceptedPattern: '*' },
    referralCode: { ...required, minLength: 1, maxLength: 9, acceptedPattern: '[x-z]+' },
    mobileNum: { enabled: false, required: false },
    verifyPwd: { enabled: false, required: false },
  };
  const form = await open('aurora', { answers: { settingRegister: { fields } } });
  await waitFor(() => expect(form.fields().slice(0, 3)).toEqual(['username', 'password', 'referralCode']));
  await form.press('Register');
  await waitFor(() => expect(form.message('referralCode')).toMatch(/cannot be empty/));
  await form.enter({ username: 'nilar', password: 'secret', referralCode: 'abc' });
  await form.user.tab();
  await waitFor(() => expect(form.message('username')).toContain('Exactly 3 digits.'));
  expect([form.message('password'), form.message('referralCode')]).not.toContain('');
  await form.enter({
    username: '123',
    password: '♥ ♥',
    referralCode: 'xyz',
    ageAgreement: true,
    termsAgreement: true,
  });
  await form.press('Register');
  await waitFor(() =>
    expect(form.sent('memberRegister')).toMatchObject([{ username: '123', referralCode: 'xyz' }]),
  );
});

describe('age and terms', () => {
  it('have to be agreed to; the age is the number of the brand, the terms are a link [VAL-35]', async () => {
    const form = await open('aurora', {
      documents: (given) => ({
        ...given,
        constants: { ...given.constants, constants: { ...given.constants.constants, agreementAge: 20 } },
      }),
    });
    await form.ready('mobileNum');
    const { ageAgreement: _age, termsAgreement: _terms, ...rest } = person;
    await register(form, rest);
    expect(screen.getByText('I am 20 or older and of legal age to play where I live.')).toBeDefined();
    await waitFor(() => expect(form.message('ageAgreement')).toMatch(/tick this box/));
    expect(form.message('termsAgreement')).toMatch(/tick this box/);
    expect(form.sent('memberRegister')).toEqual([]);
    await form.user.click(screen.getByRole('button', { name: 'Terms of use' }));
    await waitFor(() =>
      expect(form.router.state.location).toMatchObject({ pathname: '/help', hash: '#terms' }),
    );
  });

  it('refuses a date of birth of less than 21 years ago [VAL-35]', async () => {
    const form = await open('padauk', { documents: asking('birthday') });
    await form.ready('mobileNum');
    await form.ready('birthday');
    await register(form, { ...person, birthday: '2005-01-06' });
    await waitFor(() => expect(form.message('birthday')).toBe('Accounts can be opened from the age of 21.'));
    expect(form.sent('memberRegister')).toEqual([]);
    await form.enter({ birthday: '2005-01-05' });
    await form.press('Register');
    await waitFor(() => expect(form.sent('memberRegister')).toHaveLength(1));
  });

  it.each(['မောင်', 'Nilar', 'Aung San', '王明'])(
    'take %s for a name, which needs no surname',
    async (name) => {
      const form = await open('aurora', { documents: asking('fullname') });
      await form.ready('mobileNum');
      await form.enter({ fullname: name });
      await form.user.tab();
      await register(form, { ...person, fullname: name });
      await waitFor(() => expect(form.sent('memberRegister')[0]).toMatchObject({ fullname: name }));
    },
  );
});

describe('the payment password', () => {
  it('is asked for where the brand says so, and has to be given then [VAL-04]', async () => {
    const without = await open('aurora');
    expect(without.fields()).not.toContain('paymentPassword');
    cleanup();
    const form = await open('aurora', { documents: flags({ paymentPasswordAtRegistration: true }) });
    await form.ready('mobileNum');
    await register(form);
    await waitFor(() => expect(form.message('paymentPassword')).toMatch(/cannot be empty/));
    await form.enter({ paymentPassword: '12345' });
    await waitFor(() => expect(form.message('paymentPassword')).toBe('Exactly 6 digits.'));
  });
});

describe('the fields of the specification', () => {
  /** Section 3, "Registration user"; the repeated password is sent as verifyPwd. */
  const all =
    `username password verifyPwd payeeName email qqNum mobileNum recommenderId captcha verificationCode
    affiliateCode paymentPassword line whatsapp facebook wechat telegram zalo idNumber referralCode domain
    countryDialingCode nickname fullname birthday address nationality occupation sourceOfIncome placeOfBirth`
      .split(/\s+/)
      .filter(Boolean);

  /** Documents of a registration with every field in one group. */
  const everything = (given: Documents): Documents => {
    const form = given.forms['register'] as FormDocument;
    const rules = given.rules['register'] as RulesDocument;
    const { steps: _steps, ...plain } = form;
    const open = flags({ REGMOBVERF3: true, paymentPasswordAtRegistration: true })(given);
    return {
      ...open,
      rules: {
        ...given.rules,
        register: {
          ...rules,
          fields: Object.fromEntries(
            Object.entries(rules.fields).map(([name, rule]) => [name, { ...rule, enabled: true }]),
          ),
        },
      },
      forms: {
        ...given.forms,
        register: {
          ...plain,
          order: ['all'],
          groups: { all: { order: all } },
          modes: Object.fromEntries(
            Object.entries(form.modes ?? {}).map(([mode, { omit: _omit, ...rest }]) => [mode, rest]),
          ),
        },
      },
    };
  };

  it.each(['aurora', 'padauk'])(
    'can all be asked for by the documents of %s, in both ways [ENT-12]',
    async (pack) => {
      const captcha = { captchaId: 'k1', image: 'iVBORw0KGgo=', expiresAt: '2999-01-01T00:00:00Z' };
      const form = await open(pack, { documents: everything, answers: { captcha } });
      for (const mode of ['By username', 'By mobile number']) {
        await form.choose(mode);
        await waitFor(() => expect(all.filter((name) => !form.fields().includes(name))).toEqual([]));
      }
    },
  );
});
