import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySign, readAmount, roundAmount, sayAmount, showAmount, ungrouped } from './amount-text.ts';

const dollars = { code: 'USD', digits: 2, language: 'en' };
const kyat = { code: 'MMK', digits: 0, language: 'my' };
const euros = { code: 'EUR', digits: 2, language: 'de' };

describe('reading an amount', () => {
  it.each([
    ['1000', '100000'],
    ['1,000.50', '100050'],
    ['1 000.5', '100050'],
    ['1\u00A0000,50', '100050'],
    ['1.000,50', '100050'],
    ['12,5', '1250'],
    ['1,000', '100000'],
    ['1,000,000', '100000000'],
    ['12,34,567.89', '123456789'],
    ["1'000.00", '100000'],
    ['$ 5,000', '500000'],
    ['USD 5,000.10', '500010'],
    ['5000 usd', '500000'],
    ['၁၀၀၀', '100000'],
    ['１０００．５', '100050'],
    ['.5', '50'],
    ['7.', '700'],
    ['0', '0'],
    ['007', '700'],
    ['  ', ''],
    ['', ''],
  ])('takes %j for %s minor units of a currency with two decimals', (typed, minor) => {
    expect(readAmount(typed, dollars)).toBe(minor);
  });

  it.each([
    'abc',
    '-5',
    '5k',
    '1.000',
    '1.234',
    '1,2,3',
    '1..5',
    '1 2',
    '1,0000',
    '5 USDT',
    '1e3',
    '10,000.555',
    '½',
  ])('makes nothing of %j', (typed) => {
    expect(readAmount(typed, dollars)).toBeUndefined();
  });

  it('goes by the language where a single separator may mean either', () => {
    expect(readAmount('1.000', euros)).toBe('100000');
    expect(readAmount('1,000', euros)).toBeUndefined();
    expect(readAmount('1.000', { ...dollars, language: 'vi' })).toBe('100000');
  });

  it('takes no decimals for a currency without, unless they are zero', () => {
    expect(readAmount('5000.00', kyat)).toBe('5000');
    expect(readAmount('5,000', kyat)).toBe('5000');
    expect(readAmount('5000.5', kyat)).toBeUndefined();
    expect(readAmount('5.000', kyat)).toBeUndefined();
  });
});

describe('writing an amount', () => {
  it('writes it the language’s way, exact at any size, in digits that every language reads', () => {
    expect(showAmount('123456789012345', dollars)).toBe('1,234,567,890,123.45');
    expect(showAmount('100050', euros)).toBe('1.000,50');
    expect(showAmount('150000', kyat)).toBe('150,000');
    expect(sayAmount('150000', kyat)).toContain('MMK');
    expect(roundAmount('500000', dollars)).toBe('5,000');
    expect(roundAmount('500050', dollars)).toBe('5,000.50');
    expect(ungrouped('1,234.50', 'en')).toBe('1234.50');
    expect(currencySign(dollars)).toEqual({ text: 'USD', at: 'start' });
    expect(currencySign(euros)).toEqual({ text: 'EUR', at: 'end' });
  });

  it('leaves what is no amount as it was typed', () => {
    expect(showAmount('abc', dollars)).toBe('abc');
  });

  it('reads back what it writes, in every language and with any decimals', () => {
    const style = fc.record({
      code: fc.constantFrom('USD', 'MMK', 'KWD', undefined),
      digits: fc.constantFrom(0, 2, 3),
      language: fc.constantFrom('en', 'my', 'zh-CN', 'th', 'vi', 'ja', 'ko', 'de', 'fr', 'hi', 'de-CH'),
    });
    const minor = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String);
    fc.assert(
      fc.property(minor, style, (amount, written) => {
        expect(readAmount(showAmount(amount, written), written)).toBe(amount);
        expect(readAmount(ungrouped(showAmount(amount, written), written.language), written)).toBe(amount);
      }),
      { numRuns: 2_000 },
    );
  });
});
