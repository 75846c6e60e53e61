import { describe, expect, it } from 'vitest';
import { diallingCodeOf, mobileOf, possibleMobiles } from './mobiles.ts';

describe('a mobile number', () => {
  it.each([
    ['0912345678', '95', '+95912345678'],
    ['912345678', '+95', '+95912345678'],
    ['09-123 456 78', '95', '+95912345678'],
    ['(09) 1234.5678', ' 95 ', '+95912345678'],
    ['+95912345678', undefined, '+95912345678'],
    ['+44 7911 123456', '95', '+447911123456'],
    ['０９１２３４５６７８', '95', '+95912345678'],
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
    ['၀၉၁၂၃၄၅', '95'],
    ['09123\u000045678', '95'],
    ['++95912345678', '95'],
  ])('cannot be %j with %j [VAL-09]', (number, code) => {
    expect(mobileOf(number, code)).toBeUndefined();
  });

  it('knows the dialling codes of the world', () => {
    expect([diallingCodeOf('+95'), diallingCodeOf('1264'), diallingCodeOf('0')]).toEqual([
      '95',
      '1264',
      undefined,
    ]);
    expect(possibleMobiles('0912345678')).toContain('+95912345678');
  });
});
