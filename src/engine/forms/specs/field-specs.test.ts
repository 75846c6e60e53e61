import { describe, expect, it } from 'vitest';
import type { RulesDocument } from '#contract/generated/documents.ts';
import type { FormFault } from './accepted-values.ts';
import { checkValue } from '../checks/check-value.ts';
import { errorText } from '../checks/error-text.ts';
import type { FieldRule, FieldSpec } from './field-spec.ts';
import { fieldSpecs, type FieldSpecsOptions } from './field-specs.ts';
import { registration, registrationPatterns, registrationRules } from '../testing/registration.ts';

const specsWith = (options: Partial<FieldSpecsOptions> = {}): Map<string, FieldSpec> =>
  new Map(
    fieldSpecs({
      form: registration,
      rules: registrationRules,
      patterns: registrationPatterns,
      ...options,
    }).map((spec) => [spec.name, spec]),
  );

const specOf = (name: string, options?: Partial<FieldSpecsOptions>): FieldSpec =>
  specsWith(options).get(name)!;

const rulesWith = (changes: Record<string, FieldRule>): RulesDocument => ({
  ...registrationRules,
  fields: { ...registrationRules.fields, ...changes },
});

describe('fields by rules', () => {
  it("takes order and groups from the form, enabled, required and bounds from the server's rules [ENG-03]", () => {
    const specs = fieldSpecs({
      form: registration,
      rules: registrationRules,
      patterns: registrationPatterns,
    });
    expect(specs.map(({ name }) => name)).toEqual([
      'username',
      'password',
      'verifyPwd',
      'mobileNum',
      'email',
      'birthday',
      'title',
      'referralCode',
      'captcha',
      'termsAgreement',
    ]);
    expect(specOf('username')).toMatchObject({
      group: 'account',
      enabled: true,
      required: true,
      star: true,
      rule: { minLength: 6, maxLength: 16, pattern: '^(?:[A-Za-z][A-Za-z0-9]*)$' },
      patternId: 'letterFirst',
    });
    expect(specOf('email')).toMatchObject({ required: false, star: false, rule: { maxLength: 64 } });
    expect(specOf('captcha').enabled).toBe(false);
  });

  it('follows a rule that changes: required, bounds, pattern and message are the new ones [ENG-03] [VAL-01]', () => {
    const rules = rulesWith({
      email: { enabled: true, required: true, minLength: 3, maxLength: 3, patternId: 'digits' },
    });
    const spec = specOf('email', { rules });
    expect(spec).toMatchObject({ required: true, star: true });
    expect(checkValue(spec, '')).toEqual({ code: 'REQUIRED', params: {} });
    expect(checkValue(spec, '123')).toBeUndefined();
    expect(checkValue(spec, 'a@b')).toEqual({ code: 'PATTERN', params: { min: 3, max: 3 } });
  });

  it('lets * accept anything between the bounds [VAL-01]', () => {
    const spec = specOf('password');
    expect(spec.rule).toEqual({ minLength: 6, maxLength: 20 });
    for (const value of ['ပန်းသီး၁', '🙂🙂🙂🙂🙂🙂', 'line\nbreak', '      ']) {
      expect(checkValue(spec, value)).toBeUndefined();
    }
    expect(checkValue(spec, '🙂🙂🙂')).toMatchObject({ code: 'TOO_SHORT' });
  });

  it('lets acceptedPattern win over the catalogue, whose message still says what is wanted [VAL-01]', () => {
    const rules = rulesWith({
      email: {
        enabled: true,
        required: false,
        minLength: 2,
        maxLength: 9,
        patternId: 'digits',
        acceptedPattern: '[a-f]+',
      },
    });
    const spec = specOf('email', { rules });
    expect(checkValue(spec, 'abc')).toBeUndefined();
    expect(errorText(spec, checkValue(spec, '123')!)).toEqual({
      key: 'pattern.digits',
      params: { min: 2, max: 9 },
    });
  });

  it('keeps username and password even where their rule says disabled, and checks them [VAL-03]', () => {
    const rules = rulesWith({
      username: { enabled: false, required: false, minLength: 6, maxLength: 16, patternId: 'letterFirst' },
      password: { enabled: false, required: false, minLength: 6, maxLength: 20 },
      email: { enabled: false, required: false },
    });
    expect(specOf('username', { rules })).toMatchObject({ enabled: true, required: true, star: true });
    expect(checkValue(specOf('username', { rules }), '1anna2')).toMatchObject({ code: 'PATTERN' });
    expect(checkValue(specOf('password', { rules }), 'abc')).toMatchObject({ code: 'TOO_SHORT' });
    expect(specOf('email', { rules }).enabled).toBe(false);
  });

  it('marks required fields and boxes that must be ticked with a star [VAL-06]', () => {
    const starred = [...specsWith().values()].filter(({ star, enabled }) => star && enabled);
    expect(starred.map(({ name }) => name)).toEqual([
      'username',
      'password',
      'verifyPwd',
      'referralCode',
      'termsAgreement',
    ]);
  });

  it('leaves out and demands fields by mode', () => {
    const mobile = specsWith({ mode: 'mobile' });
    expect(mobile.get('username')!.enabled).toBe(false);
    expect(mobile.get('mobileNum')).toMatchObject({ enabled: true, required: true });
    expect(specsWith({ mode: 'username' }).get('mobileNum')!.enabled).toBe(false);
  });

  it('settles conditions over facts and keeps those over the form, with what they read', () => {
    expect(specOf('referralCode', { facts: () => false }).when).toMatchObject({ reads: ['title'] });
    const form = {
      ...registration,
      groups: {
        ...registration.groups,
        contact: { ...registration.groups['contact']!, when: { var: 'flags.contact' } },
      },
    };
    expect(specOf('email', { form, facts: () => false }).enabled).toBe(false);
    expect(specOf('email', { form, facts: () => true })).toMatchObject({ enabled: true, when: undefined });
  });

  it('sends a second value with a field unless the form asks for it or the rules leave it out', () => {
    expect(specOf('mobileNum').companion).toBe('countryDialingCode');
    const groups = { ...registration.groups, contact: { order: ['countryDialingCode', 'mobileNum'] } };
    expect(specOf('mobileNum', { form: { ...registration, groups } }).companion).toBeUndefined();
    const rules = rulesWith({ countryDialingCode: { enabled: false, required: false } });
    expect(specOf('mobileNum', { rules }).companion).toBeUndefined();
    expect(specOf('captcha').companion).toBe('captchaId');
  });
});

describe('rules of a foreign platform that cannot be used', () => {
  const faultsOf = (rule: FieldRule) => {
    const faults: FormFault[] = [];
    const spec = specOf('email', {
      rules: rulesWith({ email: rule }),
      onFault: (fault) => faults.push(fault),
    });
    return { spec, faults };
  };

  it.each<[string, FieldRule, FormFault['code']]>([
    [
      'an unknown pattern',
      { enabled: true, required: false, minLength: 3, patternId: 'klingon' },
      'UNKNOWN_PATTERN',
    ],
    [
      'a pattern of Object',
      { enabled: true, required: false, minLength: 3, patternId: 'constructor' },
      'UNKNOWN_PATTERN',
    ],
    [
      'a pattern that does not compile',
      { enabled: true, required: false, minLength: 3, acceptedPattern: '(' },
      'BAD_PATTERN',
    ],
    [
      'a pattern that only wrapping compiles',
      { enabled: true, required: false, minLength: 3, acceptedPattern: 'a)|(b' },
      'BAD_PATTERN',
    ],
    ['a bound that is none', { enabled: true, required: false, minLength: 3, maxLength: -1 }, 'BAD_BOUNDS'],
  ])('reports %s, keeps the field and checks the bounds', (_, rule, code) => {
    const { spec, faults } = faultsOf(rule);
    expect(faults).toEqual([expect.objectContaining({ code, field: 'email' })]);
    expect(spec).toMatchObject({ enabled: true, rule: { minLength: 3 } });
    expect(checkValue(spec, 'ab')).toMatchObject({ code: 'TOO_SHORT' });
    expect(checkValue(spec, 'anything')).toBeUndefined();
  });

  it('reports crossed bounds and lets the field be filled in', () => {
    const { spec, faults } = faultsOf({ enabled: true, required: true, minLength: 9, maxLength: 3 });
    expect(faults.map(({ code }) => code)).toEqual(['BAD_BOUNDS']);
    expect(checkValue(spec, 'a@b.co')).toBeUndefined();
  });
});

describe('messages', () => {
  const textFor = (name: string, value: string, options?: Partial<FieldSpecsOptions>) => {
    const spec = specOf(name, options);
    return errorText(spec, checkValue(spec, value)!);
  };

  it("fills the pattern's template with min and max, whatever of it was broken [VAL-02]", () => {
    const text = { key: 'pattern.letterFirst', params: { min: 6, max: 16 } };
    expect(textFor('username', '1annabelle')).toEqual(text);
    expect(textFor('username', 'anna')).toEqual(text);
    expect(textFor('username', 'a'.repeat(17))).toEqual(text);
  });

  it('uses the template with a single number when min equals max [VAL-02]', () => {
    expect(textFor('mobileNum', '12345')).toEqual({ key: 'pattern.digits.same', params: { min: 9, max: 9 } });
    expect(textFor('mobileNum', '12345678x')).toEqual({
      key: 'pattern.digits.same',
      params: { min: 9, max: 9 },
    });
  });

  it('never leaves a hole where a bound is missing', () => {
    expect(textFor('email', 'anna')).toEqual({ key: 'pattern.email.open', params: { max: 64 } });
    const rules = rulesWith({
      title: { enabled: true, required: false },
      email: { enabled: true, required: false, minLength: 5 },
    });
    expect(textFor('email', 'anna', { rules })).toEqual({ key: 'form.error.atLeast', params: { min: 5 } });
    const short = rulesWith({ email: { enabled: true, required: false, maxLength: 3 } });
    expect(textFor('email', 'anna', { rules: short })).toEqual({
      key: 'form.error.atMost',
      params: { max: 3 },
    });
  });

  it("prefers the form's own message, but not for an empty field", () => {
    const form = {
      ...registration,
      fields: { ...registration.fields, username: { ...registration.fields['username']!, message: 'own' } },
    };
    expect(textFor('username', '1', { form }).key).toBe('own');
    expect(textFor('username', '', { form }).key).toBe('form.error.required');
  });
});
