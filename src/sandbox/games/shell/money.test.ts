import { expect, it } from 'vitest';
import { chipText, moneyText, oddsIn, timesIn } from './money.ts';

it.each([
  ['en', '1,000,000.00', '1,950×'],
  ['my', '1,000,000.00', '1,950×'],
  ['zh-CN', '1,000,000.00', '1,950×'],
  ['de', '1.000.000,00', '1.950×'],
])('groups odds and multipliers as money in %s', (language, odds, times) => {
  expect(oddsIn(language)(100_000_000)).toBe(odds);
  expect(timesIn(language)(19_500_000)).toBe(times);
});

it('shows small odds with both digits, and multipliers with those they have', () => {
  expect(oddsIn('en')(150)).toBe('1.50');
  expect(timesIn('en')(19_500)).toBe('1.95×');
  expect(timesIn('en')(30_000)).toBe('3×');
  expect(moneyText('123450', { digits: 2, language: 'my', currency: 'MMK' })).toBe('1,234.50 MMK');
});

it('shows the sign of a loss, also of one below a unit', () => {
  const shown = (amount: string): string => moneyText(amount, { digits: 2, language: 'en', currency: 'MMK' });
  expect(shown('-50')).toBe('-0.50 MMK');
  expect(shown('-150050')).toBe('-1,500.50 MMK');
});

it.each([
  ['10000', '100'],
  ['50000', '500'],
  ['100000', '1K'],
  ['150000', '1.5K'],
  ['5000000', '50K'],
  ['1234500', '12.345K'],
  ['200000000', '2M'],
  ['100050', '1,000.50'],
])('writes %s on a chip exactly, and short: %s', (amount, text) => {
  expect(chipText(amount, { digits: 2, language: 'my' })).toBe(text);
});
