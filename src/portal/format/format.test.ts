import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber } from './format-number.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatMoney', () => {
  it.each([
    ['1234550', 'USD', 2, 'en', 'USD 12,345.50'],
    ['-5', 'USD', 2, 'en', '-USD 0.05'],
    ['0', 'MMK', 0, 'en', 'MMK 0'],
    ['1234567', 'KWD', 3, 'en', 'KWD 1,234.567'],
    ['9007199254740993', 'USD', 2, 'en', 'USD 90,071,992,547,409.93'],
    ['12345678901234567890123', 'USD', 2, 'en', 'USD 123,456,789,012,345,678,901.23'],
  ])('says %s of %s with %i digits in %s', (minor, currency, digits, language, said) => {
    expect(plain(formatMoney(minor, currency, digits, language))).toBe(said);
  });

  it('keeps 0–9 in a language with digits of its own', () => {
    expect(formatMoney('1234550', 'MMK', 2, 'my')).toContain('12,345.50');
  });

  it('leaves alone what is not an amount', () => {
    expect(formatMoney('1.5', 'USD', 2, 'en')).toBe('1.5');
  });
});

describe('formatNumber', () => {
  it.each([
    ['1000000.00', 'en', '1,000,000.00'],
    ['90000', 'my', '90,000'],
    ['1950.5', 'zh-CN', '1,950.5'],
    ['1234567.89', 'de', '1.234.567,89'],
    ['1.95', 'en', '1.95'],
    ['12345678901234567890.5', 'en', '12,345,678,901,234,567,890.5'],
    ['9/4', 'en', '9/4'],
  ])('says %s in %s', (decimal, language, said) => {
    expect(formatNumber(decimal, language)).toBe(said);
  });
});

describe('formatDateTime', () => {
  it('is yyyy-MM-dd hh:mm:ss on the clocks of the brand [ENT-07]', () => {
    expect(formatDateTime(Date.UTC(2026, 0, 5, 17, 40, 9), 'Asia/Yangon')).toBe('2026-01-06 00:10:09');
    expect(formatDateTime('2026-07-01T00:00:00Z', 'America/New_York')).toBe('2026-06-30 20:00:00');
  });

  it('falls back to UTC in an unknown zone, and to nothing for an unreadable instant', () => {
    expect(formatDateTime(0, 'Mars/Olympus')).toBe('1970-01-01 00:00:00');
    expect(formatDateTime('soon', 'UTC')).toBe('');
  });
});

it('a moment to wait for names the zone of the brand once', () => {
  const at = Date.UTC(2026, 0, 5, 17, 40, 9);
  expect(formatMoment(at, 'Asia/Yangon')).toBe('2026-01-06 00:10 UTC+6:30');
  expect(formatMoment('soon', 'UTC')).toBe('');
  expect(formatMoment(0, 'Mars/Olympus')).toBe('1970-01-01 00:00');
});
