import type {
  FormDocument,
  FormField,
  PatternsDocument,
  RulesDocument,
} from '#contract/generated/documents.ts';

/** A registration form in two modes, small enough to read in a test. */
export const registration: FormDocument = {
  kind: 'form',
  id: 'register',
  rules: 'register',
  intro: 'register.intro',
  order: ['account', 'contact', 'agreements'],
  groups: {
    account: { label: 'register.account', order: ['username', 'password', 'verifyPwd'] },
    contact: { columns: 2, order: ['mobileNum', 'email', 'birthday', 'title', 'referralCode', 'captcha'] },
    agreements: { order: ['termsAgreement'] },
  },
  fields: {
    username: { label: 'field.username', placeholder: 'field.username.hint', input: 'username' },
    password: { label: 'field.password', placeholder: 'field.password.hint', input: 'newPassword' },
    verifyPwd: { label: 'field.verifyPwd', input: 'repeatPassword', equals: 'password' },
    mobileNum: { label: 'field.mobileNum', input: 'phone', companion: 'countryDialingCode' },
    email: { label: 'field.email', input: 'email', help: 'field.email.help' },
    birthday: { label: 'field.birthday', input: 'date', minAge: 21 },
    title: {
      label: 'field.title',
      input: 'select',
      options: { order: ['mr', 'ms'], items: { mr: { label: 'title.mr' }, ms: { label: 'title.ms' } } },
    },
    referralCode: {
      label: 'field.referralCode',
      input: 'text',
      when: { and: [{ var: 'flags.referrals' }, { '==': [{ var: 'form.title' }, 'ms'] }] },
    },
    captcha: { label: 'field.captcha', input: 'captcha' },
    termsAgreement: {
      label: 'field.terms',
      input: 'checkbox',
      mustAccept: true,
      link: { label: 'field.terms.link', action: { do: 'openModal', modal: 'terms' } },
    },
  },
  modes: {
    username: { label: 'mode.username', omit: ['mobileNum'] },
    mobile: { label: 'mode.mobile', omit: ['username', 'verifyPwd'], require: ['mobileNum'] },
  },
  modeOrder: ['username', 'mobile'],
  submit: { label: 'register.submit', action: { do: 'register' }, busy: 'register.busy' },
};

export const registrationRules: RulesDocument = {
  kind: 'rules',
  id: 'register',
  fields: {
    username: { enabled: true, required: true, minLength: 6, maxLength: 16, patternId: 'letterFirst' },
    password: { enabled: true, required: true, minLength: 6, maxLength: 20, acceptedPattern: '*' },
    verifyPwd: { enabled: true, required: true },
    mobileNum: { enabled: true, required: false, minLength: 9, maxLength: 9, patternId: 'digits' },
    email: { enabled: true, required: false, maxLength: 64, patternId: 'email' },
    birthday: { enabled: true, required: false },
    title: { enabled: true, required: false },
    referralCode: { enabled: true, required: true, minLength: 4, maxLength: 12 },
    captcha: { enabled: false, required: true },
  },
};

export const registrationPatterns: PatternsDocument = {
  kind: 'patterns',
  id: 'main',
  patterns: {
    letterFirst: {
      pattern: '[A-Za-z][A-Za-z0-9]*',
      message: 'pattern.letterFirst',
      messageSame: 'pattern.letterFirst.same',
      messageOpen: 'pattern.letterFirst.open',
      valid: ['anna1'],
      invalid: ['1anna'],
    },
    digits: {
      pattern: '[0-9]+',
      message: 'pattern.digits',
      messageSame: 'pattern.digits.same',
      valid: ['123'],
      invalid: ['12a'],
    },
    email: {
      pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
      message: 'pattern.email',
      messageSame: 'pattern.email.same',
      messageOpen: 'pattern.email.open',
      valid: ['a@b.co'],
      invalid: ['ab.co'],
    },
  },
};

/** A form of `count` required text fields in groups of 31, with its rules: f0, f1, … of 6 to 16 letters and digits. */
export const longForm = (
  count: number,
): { form: FormDocument; rules: RulesDocument; patterns: PatternsDocument } => {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const groups = Array.from({ length: Math.ceil(count / 31) }, (_, index) =>
    names.slice(index * 31, index * 31 + 31),
  );
  const field: FormField = { label: 'field.text', input: 'text' };
  return {
    form: {
      kind: 'form',
      id: 'long',
      order: groups.map((_, index) => `g${index}`),
      groups: Object.fromEntries(groups.map((order, index) => [`g${index}`, { order }])),
      fields: Object.fromEntries(names.map((name) => [name, field])),
      submit: { label: 'register.submit', action: { do: 'register' } },
    },
    rules: {
      kind: 'rules',
      id: 'long',
      fields: Object.fromEntries(
        names.map((name) => [
          name,
          { enabled: true, required: true, minLength: 6, maxLength: 16, patternId: 'letterFirst' },
        ]),
      ),
    },
    patterns: registrationPatterns,
  };
};
