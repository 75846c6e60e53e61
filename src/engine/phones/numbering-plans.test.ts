import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { checkForm, fieldSpecs } from '#engine/forms/index.ts';
import {
  codeOfMobile,
  diallingCodeOf,
  diallingCodes,
  mobileLengths,
  mobileOf,
  nationalOf,
  possibleMobiles,
} from './numbering-plans.ts';

describe('a mobile number', () => {
  it.each([
    ['0912345678', '95', '+95912345678'],
    ['09795551234', '95', '+959795551234'],
    ['912345678', '+95', '+95912345678'],
    ['09-123 456 78', '95', '+95912345678'],
    ['(09) 1234.5678', ' 95 ', '+95912345678'],
    ['+95912345678', undefined, '+95912345678'],
    ['+44 7911 123456', '95', '+447911123456'],
    ['0044 7911 123456', '95', '+447911123456'],
    ['０９１２３４５６７８', '95', '+95912345678'],
    // The 0 is part of the number, the trunk prefix is an 8, and the area code stands for the country.
    ['0707070707', '225', '+2250707070707'],
    ['8 912 345 67 89', '7', '+79123456789'],
    ['2345678', '1246', '+12462345678'],
    ['2462345678', '1', '+12462345678'],
  ])('%s with %s is %s', (number, code, mobile) => {
    expect(mobileOf(number, code)).toBe(mobile);
  });

  it.each([
    ['0912345678', undefined],
    ['0912345678', '999999'],
    ['0912345678', ''],
    ['', '95'],
    ['000', '95'],
    ['09x12345', '95'],
    ['+0123456789', '95'],
    ['+95', '95'],
    ['1234567890123456', '95'],
    ['97955512345', '95'],
    ['912345', '95'],
    ['၀၉၁၂၃၄၅', '95'],
    ['09123\u000045678', '95'],
    ['++95912345678', '95'],
  ])('cannot be %j with %j [VAL-09]', (number, code) => {
    expect(mobileOf(number, code)).toBeUndefined();
  });

  it.each(Object.keys(diallingCodes).filter((country) => country in examples))(
    'of %s has one of the lengths of its plan',
    (country) => {
      const example = (examples as Record<string, string>)[country] ?? '';
      expect(nationalOf(example, diallingCodes[country] ?? '')).toBe(example);
      expect(mobileLengths(country)).toContain(example.length);
    },
  );

  it('knows the dialling codes of the world', () => {
    expect(['+95', '1264', '0'].map(diallingCodeOf)).toEqual(['95', '1264', undefined]);
    expect(possibleMobiles('0912345678')).toContain('+95912345678');
    expect(codeOfMobile('+95912345678')).toBe('95');
  });
});

describe('a phone field', () => {
  const answer = (values: Record<string, string>, countries?: [string, ...string[]]) => {
    const specs = fieldSpecs({
      form: {
        kind: 'form',
        id: 'call',
        order: ['all'],
        groups: { all: { order: ['mobile'] } },
        fields: {
          mobile: { label: 'Mobile', input: 'phone', companion: 'code', ...(countries && { countries }) },
        },
        submit: { label: 'Send', action: { do: 'login' } },
      },
    });
    const checked = checkForm(specs, values, () => new Date(0));
    return checked.ok ? 'accepted' : checked.fields.map(({ code }) => code).join();
  };

  it.each([
    ['9795551234', '95', 'accepted'],
    ['979555123', '95', 'accepted'],
    ['97955512345', '95', 'PATTERN'],
    ['812345678', '66', 'accepted'],
    ['81234567', '66', 'PATTERN'],
    ['anything', '', 'accepted'],
  ])('takes %s with %s by the plan of the country: %s', (mobile, code, result) => {
    expect(answer({ mobile, code })).toBe(result);
  });

  it('takes numbers of its own countries only', () => {
    expect(answer({ mobile: '812345678', code: '66' }, ['MM'])).toBe('PATTERN');
    expect(answer({ mobile: '812345678', code: '66' }, ['MM', 'TH'])).toBe('accepted');
  });
});
