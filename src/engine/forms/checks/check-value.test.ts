import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { checkValue } from './check-value.ts';
import { ageOn, parseDay } from '../inputs/parts/date-value.ts';
import { fieldErrors } from './error-codes.ts';
import { errorKey, errorOfRefusal, type FieldErrorCode } from './field-error.ts';
import { fieldSpecs } from '../specs/field-specs.ts';
import { registration, registrationPatterns, registrationRules } from '../testing/registration.ts';

const specs = fieldSpecs({
  form: registration,
  rules: registrationRules,
  patterns: registrationPatterns,
  facts: () => true,
  mode: 'username',
});
const specOf = (name: string) => specs.find((spec) => spec.name === name)!;
const clock = () => new Date('2026-03-01T12:00:00Z');

describe('checkValue', () => {
  it('counts code points: an emoji is one character', () => {
    const spec = { ...specOf('email'), rule: { minLength: 2, maxLength: 2 } };
    expect(checkValue(spec, '🙂🙂')).toBeUndefined();
    expect(checkValue(spec, '🙂')).toEqual({ code: 'LENGTH', params: { min: 2, max: 2 } });
  });

  it('strips outer white space before it checks, except from a password', () => {
    expect(checkValue(specOf('username'), '  annabelle  ')).toBeUndefined();
    expect(checkValue(specOf('username'), '   ')).toMatchObject({ code: 'REQUIRED' });
    expect(checkValue({ ...specOf('password'), rule: { maxLength: 3 } }, 'abc ')).toMatchObject({
      code: 'TOO_LONG',
    });
  });

  it('reads digits of every script where digits are meant, and leaves those of a password as they are', () => {
    const six = { rule: { pattern: '^[0-9]{6}$' } };
    const pin = { ...specOf('password'), ...six, keyboard: 'digits' } as const;
    expect(checkValue(pin, '၇၃၀၁၉၄')).toBeUndefined();
    expect(checkValue({ ...specOf('email'), ...six, input: 'code' }, ' ๗๓๐๑๙๔ ')).toBeUndefined();
    expect(checkValue({ ...specOf('password'), ...six }, '၇၃၀၁၉၄')).toMatchObject({ code: 'PATTERN' });
    expect(checkForm([pin], { password: '၇၃၀၁၉၄' }, clock)).toEqual({
      ok: true,
      values: { password: '730194' },
    });
  });

  it('wants the repeat of a value, even an optional one once there is something to repeat', () => {
    const spec = { ...specOf('verifyPwd'), required: false };
    const against = (password: string) => ({ valueOf: () => password });
    expect(checkValue(spec, 'secret1', against('secret1'))).toBeUndefined();
    expect(checkValue(spec, 'secret2', against('secret1'))).toEqual({ code: 'NOT_EQUAL', params: {} });
    expect(checkValue(spec, '', against('secret1'))).toMatchObject({ code: 'REQUIRED' });
    expect(checkValue(spec, '', against(''))).toBeUndefined();
  });

  it('reads both orders of a date, refuses days that do not exist, and counts the age by the clock', () => {
    const check = (value: string) => checkValue(specOf('birthday'), value, { clock });
    expect(check('2005-03-01')).toBeUndefined();
    expect(check('03-01-2005')).toBeUndefined();
    expect(check('2005-03-02')).toEqual({ code: 'TOO_YOUNG', params: { age: 21 } });
    for (const value of ['2023-02-29', '2000-13-01', '1-1-2000', '?']) {
      expect(check(value)).toMatchObject({ code: 'INVALID_DATE' });
    }
    expect(ageOn(parseDay('2004-02-29')!, new Date('2025-02-28T23:59:59Z'))).toBe(20);
    expect(ageOn(parseDay('2004-02-29')!, new Date('2025-03-01T00:00:00Z'))).toBe(21);
  });

  it('wants a box ticked, an option of the list, and a number', () => {
    expect(checkValue(specOf('termsAgreement'), false)).toMatchObject({ code: 'NOT_ACCEPTED' });
    expect(checkValue(specOf('termsAgreement'), true)).toBeUndefined();
    expect(checkValue(specOf('title'), 'dr')).toMatchObject({ code: 'NOT_AN_OPTION' });
    expect(checkValue({ ...specOf('email'), input: 'number', rule: {} }, '1e3')).toMatchObject({
      code: 'INVALID_NUMBER',
    });
  });

  it.each([[1], [{}], [[]], [true]])('refuses %j where text is wanted', (value) => {
    expect(checkValue(specOf('username'), value)).toEqual({ code: 'INVALID_TYPE', params: {} });
  });

  it('does not take "true" for a tick', () => {
    expect(checkValue(specOf('termsAgreement'), 'true')).toMatchObject({ code: 'INVALID_TYPE' });
  });
});

describe("checkForm, the gateway's side", () => {
  const filled = { username: ' annabelle ', password: 'secret1', verifyPwd: 'secret1', termsAgreement: true };

  it('gives the values that may be used: trimmed, without blanks', () => {
    expect(checkForm(specs, { ...filled, email: '', title: 'mr' }, clock)).toEqual({
      ok: true,
      values: {
        username: 'annabelle',
        password: 'secret1',
        verifyPwd: 'secret1',
        title: 'mr',
        termsAgreement: true,
      },
    });
  });

  it('lists every refusal in the order of the form', () => {
    const checked = checkForm(
      specs,
      { ...filled, username: 'an', verifyPwd: 'x', termsAgreement: false },
      clock,
    );
    expect(checked).toEqual({
      ok: false,
      fields: [
        { field: 'username', code: 'TOO_SHORT', params: { min: 6, max: 16 } },
        { field: 'verifyPwd', code: 'NOT_EQUAL', params: {} },
        { field: 'termsAgreement', code: 'NOT_ACCEPTED', params: {} },
      ],
    });
  });

  it('refuses names the form does not have, among them those every object has', () => {
    // As JSON.parse creates it: __proto__ is an own property.
    const arrived = JSON.parse(
      `{"isAdmin":true,"__proto__":"x","constructor":"y",${JSON.stringify(filled).slice(1)}`,
    ) as Record<string, unknown>;
    expect(checkForm(specs, arrived, clock)).toEqual({
      ok: false,
      fields: ['isAdmin', '__proto__', 'constructor'].map((field) => ({
        field,
        code: 'UNKNOWN_FIELD',
        params: {},
      })),
    });
  });

  it('drops what a page with older rules still sends: fields left out and fields hidden', () => {
    const checked = checkForm(
      specs,
      { ...filled, captcha: 'abcd', mobileNum: '1', referralCode: 'zz' },
      clock,
    );
    expect(checked).toEqual({ ok: true, values: { ...filled, username: 'annabelle' } });
  });

  it('checks a field that another one shows', () => {
    const checked = checkForm(specs, { ...filled, title: 'ms' }, clock);
    expect(checked).toEqual({ ok: false, fields: [{ field: 'referralCode', code: 'REQUIRED', params: {} }] });
  });
});

describe('the catalogue of codes', () => {
  it('has a text for each code, and no text twice', () => {
    const keys = Object.values(fieldErrors).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [code, { key }] of Object.entries(fieldErrors)) {
      expect(errorKey(code as FieldErrorCode)).toBe(key);
    }
  });

  it('shows a code it does not know as refused', () => {
    expect(errorOfRefusal({ field: 'username', code: 'FROM_THE_FUTURE' })).toEqual({
      code: 'REFUSED',
      params: {},
    });
    expect(errorOfRefusal({ field: 'username', code: 'toString' }).code).toBe('REFUSED');
    expect(errorOfRefusal({ field: 'username', code: 'TAKEN' }).code).toBe('TAKEN');
  });
});
