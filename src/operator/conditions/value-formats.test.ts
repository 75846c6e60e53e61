import { expect, it } from 'vitest';
import {
  clockOf,
  commaed,
  digitsOfClock,
  digitsOfMinute,
  formattedValue,
  minuteOf,
} from './value-formats.ts';

it('reads the digits of times as inputs write them, and back', () => {
  for (const digits of [0, 5, 930, 1730]) expect(digitsOfClock(clockOf(digits))).toBe(digits);
  expect([clockOf(5), clockOf(1730), digitsOfClock('late')]).toEqual(['00:05', '17:30', undefined]);
  expect(digitsOfMinute(minuteOf(202_612_241_730))).toBe(202_612_241_730);
  expect([minuteOf(0), digitsOfMinute('')]).toEqual(['', undefined]);
});

it('says values by what they are', () => {
  const fact = { type: 'integer', description: '' } as const;
  expect(formattedValue({ ...fact, format: 'minute' }, 202_612_241_730)).toBe('24 Dec 2026, 17:30');
  expect(formattedValue({ ...fact, format: 'clock' }, 930)).toBe('09:30');
  expect(
    formattedValue({ ...fact, format: 'money', currency: { currency: 'MMK', digits: 2 } }, 150_000),
  ).toBe('MMK\u00A01,500.00');
  expect(formattedValue({ type: 'string', description: '', format: 'tag' }, commaed('vip'))).toBe('vip');
  expect(formattedValue(fact, 7)).toBeUndefined();
});
