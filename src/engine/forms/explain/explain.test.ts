import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import { decisive } from './explain-reason.ts';
import { explainForm, type ExplainOptions, type Reason } from './explain.ts';
import { reasonText } from './explain-text.ts';
import { registration, registrationPatterns, registrationRules } from '../testing/registration.ts';

const facts: Record<string, unknown> = { 'flags.referrals': true, 'session.loggedIn': false };

const form: FormDocument = {
  ...registration,
  fields: {
    ...registration.fields,
    email: {
      label: 'field.email',
      input: 'email',
      requiredWhen: { '==': [{ var: 'form.title' }, 'ms'] },
      enabledWhen: { '!': { var: 'session.loggedIn' } },
    },
    birthday: { label: 'field.birthday', input: 'date', minAgeFrom: 'birthdayAge' },
  },
  steps: {
    order: ['who', 'rest'],
    items: {
      who: { label: 'step.who', groups: ['account'] },
      rest: { label: 'step.rest', groups: ['contact'] },
    },
  },
};

const explain = (field: string, more: Partial<ExplainOptions> = {}) =>
  explainForm({
    form,
    rules: registrationRules,
    patterns: registrationPatterns,
    facts: (name) => facts[name],
    constants: { birthdayAge: 21 },
    mode: 'username',
    clock: () => new Date('2026-06-01T00:00:00Z'),
    ...more,
  })(field);

const codes = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code);
const found = (reasons: readonly Reason[], code: string): Reason | undefined =>
  reasons.find((reason) => reason.code === code);

describe('why a field is as it is', () => {
  it('names the condition that hides it, with what it read and where it stands', () => {
    const { shown, sent, required } = explain('referralCode', { values: { title: 'mr' } });
    expect(shown.holds).toBe(false);
    expect(decisive(shown)).toEqual([
      {
        code: 'CONDITION',
        holds: false,
        document: 'form/register',
        pointer: '/fields/referralCode/when',
        layer: undefined,
        detail: {
          of: 'field',
          condition: {
            logic: form.fields['referralCode']?.when,
            met: false,
            reads: [
              { name: 'flags.referrals', value: true },
              { name: 'form.title', field: 'title', value: 'mr' },
            ],
          },
        },
      },
    ]);
    expect(codes(sent.reasons)).toEqual(['WHEN_HIDDEN']);
    expect(codes(decisive(required))).toContain('NOT_SHOWN');
    expect(decisive(shown).map((reason) => reasonText(reason))).toEqual([
      'Shows while flags.referrals and “title” is “ms”. Does not hold now: flags.referrals is yes; “title” is “mr”.',
    ]);
  });

  it('says which mode leaves a field out, and which asks for it', () => {
    const omitted = explain('mobileNum', { mode: 'username' });
    expect(decisive(omitted.shown)).toMatchObject([
      { code: 'MODE_OMITS', pointer: '/modes/username/omit/0', detail: { mode: 'username' } },
    ]);
    expect(codes(omitted.sent.reasons)).toEqual(['LEFT_OUT']);
    const demanded = explain('mobileNum', { mode: 'mobile' });
    expect(demanded.required.holds).toBe(true);
    expect(decisive(demanded.required)).toMatchObject([
      { code: 'MODE_REQUIRES', pointer: '/modes/mobile/require/0' },
    ]);
  });

  it('names the rule that requires it, and the engine where that does', () => {
    expect(decisive(explain('verifyPwd').required)).toMatchObject([
      { code: 'RULE_REQUIRED', document: 'rules/register', pointer: '/fields/verifyPwd/required' },
    ]);
    expect(codes(decisive(explain('username').required))).toEqual(['ALWAYS_ASKED', 'RULE_REQUIRED']);
    expect(decisive(explain('email', { values: { title: 'ms' } }).required)).toMatchObject([
      { code: 'CONDITION', pointer: '/fields/email/requiredWhen', detail: { of: 'required' } },
    ]);
  });

  it('names the condition that disables it, and that its value is then neither checked nor sent', () => {
    const { disabled, sent, valid, required } = explain('email', {
      facts: (name) => (name === 'session.loggedIn' ? true : facts[name]),
      values: { email: 'not an address', title: 'ms' },
    });
    expect([disabled.holds, sent.holds, required.holds, valid.holds]).toEqual([true, false, false, true]);
    expect(decisive(disabled)).toMatchObject([{ code: 'CONDITION', pointer: '/fields/email/enabledWhen' }]);
    expect(codes(valid.reasons)).toEqual(['DISABLED']);
  });

  it('judges a value by each demand of its own: bounds in code points, the pattern with its source', () => {
    const { valid } = explain('username', { values: { username: '1🙂' } });
    expect(valid.holds).toBe(false);
    expect(found(valid.reasons, 'MIN_LENGTH')).toMatchObject({
      holds: false,
      document: 'rules/register',
      pointer: '/fields/username/minLength',
      detail: { bound: 6, length: 2 },
    });
    expect(found(valid.reasons, 'MAX_LENGTH')).toMatchObject({ holds: true });
    expect(found(valid.reasons, 'PATTERN')).toMatchObject({
      holds: false,
      document: 'patterns/main',
      pointer: '/patterns/letterFirst/pattern',
      detail: { id: 'letterFirst', source: registrationPatterns.patterns['letterFirst']?.pattern },
    });
    expect(valid.error?.code).toBe('TOO_SHORT');
    expect(valid.message).toEqual({ key: 'pattern.letterFirst', params: { min: 6, max: 16 } });
  });

  it('places an age at the constant that says it', () => {
    const { valid } = explain('birthday', { values: { birthday: '2010-01-01' } });
    expect(decisive(valid)).toMatchObject([
      { code: 'AGE', document: 'constants/main', pointer: '/constants/birthdayAge', detail: { age: 21 } },
    ]);
  });

  it('tells what the platform refused', () => {
    const refusals = { username: { code: 'TAKEN', params: {} } } as const;
    const { valid } = explain('username', { values: { username: 'annabelle' }, refusals });
    expect(valid.holds).toBe(false);
    expect(decisive(valid)).toMatchObject([{ code: 'PLATFORM', detail: { error: { code: 'TAKEN' } } }]);
  });

  it('tells what of a rule cannot be used', () => {
    const rules = { fields: { email: { enabled: true, required: false, acceptedPattern: '[' } } };
    const { valid } = explain('email', { rules, values: { email: 'x' } });
    expect(valid.holds).toBe(true);
    expect(found(valid.reasons, 'UNUSABLE')).toMatchObject({ detail: { fault: { code: 'BAD_PATTERN' } } });
  });

  it('names the layer that set what decides, or the nearest around it', () => {
    const provenance = {
      'rules/register': { '': 'brand', '/fields': 'brand', '/fields/verifyPwd': 'base' },
      'form/register': { '': 'base', '/modes/username/omit': 'brand' },
    };
    expect(decisive(explain('verifyPwd', { provenance }).required)[0]?.layer).toBe('base');
    expect(decisive(explain('mobileNum', { provenance }).shown)[0]?.layer).toBe('brand');
    expect(decisive(explain('referralCode', { provenance }).shown)[0]?.layer).toBe('base');
  });

  it('tells the step, and that another one is on the page', () => {
    const { shown } = explain('captcha', { step: 'who' });
    expect(found(shown.reasons, 'IN_STEP')).toMatchObject({ detail: { step: 'rest', here: false } });
    expect(found(explain('termsAgreement').shown.reasons, 'IN_STEP')).toMatchObject({
      detail: { step: 'rest' },
    });
  });

  it('holds a long text against its own bound, and one without a bound against where texts end', () => {
    const long = (name: string, rule: object) =>
      explain('email', {
        rules: { fields: { email: { enabled: true, required: false, ...rule } } },
        values: { title: 'mr', email: name.repeat(300) },
      }).valid;
    const bounded = long('a', { maxLength: 400 });
    expect([bounded.holds, decisive(bounded).length === bounded.reasons.length]).toEqual([true, true]);
    const unbounded = long('a', { minLength: 2 });
    expect(unbounded).toMatchObject({ holds: false, error: { code: 'TOO_LONG', params: { max: 255 } } });
    expect(codes(decisive(unbounded))).toEqual(['READABLE']);
    expect(codes(decisive(long('\u0000', { maxLength: 400 })))).toEqual(['READABLE']);
  });

  it('answers for a name that the form does not have, and for a field that no group shows', () => {
    expect(codes(explain('nobody').shown.reasons)).toEqual(['UNKNOWN_FIELD']);
    const apart = { ...form, order: ['account'] };
    expect(explain('email', { form: apart }).shown).toMatchObject({
      holds: false,
      reasons: [{ code: 'IN_NO_GROUP', document: 'form/register', pointer: '/order' }],
    });
  });
});

const source = join(import.meta.dirname, '../../..');

it('is reached by no code that a player loads: nothing of engine, ui or portal imports it', () => {
  const files = ['engine', 'ui', 'portal'].flatMap((layer) =>
    readdirSync(join(source, layer), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/(?:^|\/)explain[^/]*$|\.test\.tsx?$|(?:^|\/)testing\//.test(file),
      )
      .map((file) => join(layer, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const importing = files.filter((file) =>
    /from '[^']*\/explain[^']*'/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});
