import fc from 'fast-check';
import { expect, it } from 'vitest';
import { count } from '#run-size';
import { dayAt } from '#engine/time/zoned-days.ts';
import { boundaryFrom, periodAfter, periodAt, periodBefore, type ContractPeriod } from './periods.ts';

const iso = ({ from, until }: { from: Date; until: Date }): string[] => [
  from.toISOString(),
  until.toISOString(),
];
const at = (period: ContractPeriod, moment: string, zone: string): string[] =>
  iso(periodAt(period, new Date(moment), zone));

it('lays periods on the clocks of the brand', () => {
  // 2026-03-01 is a Sunday; clocks in Yangon are six and a half hours ahead.
  expect(at('daily', '2026-03-01T17:29:59Z', 'Asia/Yangon')).toEqual([
    '2026-02-28T17:30:00.000Z',
    '2026-03-01T17:30:00.000Z',
  ]);
  expect(at('weekly', '2026-03-01T10:00:00Z', 'UTC')).toEqual([
    '2026-02-23T00:00:00.000Z',
    '2026-03-02T00:00:00.000Z',
  ]);
  expect(at('semimonthly', '2026-02-15T23:59:59Z', 'UTC')).toEqual([
    '2026-02-01T00:00:00.000Z',
    '2026-02-16T00:00:00.000Z',
  ]);
  expect(at('semimonthly', '2024-02-16T00:00:00Z', 'UTC')).toEqual([
    '2024-02-16T00:00:00.000Z',
    '2024-03-01T00:00:00.000Z',
  ]);
  expect(at('monthly', '2026-12-31T12:00:00Z', 'UTC')).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]);
  expect(at('hourly', '2026-03-01T10:45:00Z', 'Asia/Yangon')).toEqual([
    '2026-03-01T10:30:00.000Z',
    '2026-03-01T11:30:00.000Z',
  ]);
  expect(at('fiveMinutes', '2026-03-01T10:44:59.999Z', 'UTC')).toEqual([
    '2026-03-01T10:40:00.000Z',
    '2026-03-01T10:45:00.000Z',
  ]);
});

it('has days of 23 and of 25 hours where clocks change, each hour once', () => {
  const hoursOf = (day: string): number => {
    const { from, until } = periodAt('daily', new Date(`${day}T12:00:00Z`), 'Europe/Berlin');
    let hours = 0;
    for (let hour = from; hour < until; hour = periodAt('hourly', hour, 'Europe/Berlin').until) hours += 1;
    return hours;
  };
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hoursOf)).toEqual([24, 23, 25]);
});

it('covers all time in every zone: what ends is where the next begins', () => {
  const zones = [
    'UTC',
    'Asia/Yangon',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Beirut',
  ];
  const periods: ContractPeriod[] = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes'];
  fc.assert(
    fc.property(
      fc.constantFrom(...periods),
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (period, zone, moment) => {
        const here = periodAt(period, moment, zone);
        expect(here.from <= moment && moment < here.until).toBe(true);
        const next = periodAfter(period, moment, zone);
        expect(next.from).toEqual(here.until);
        expect(iso(periodBefore(period, next.from, zone))).toEqual(iso(here));
        expect(iso(periodAt(period, new Date(here.until.getTime() - 1), zone))).toEqual(iso(here));
        expect(boundaryFrom(period, here.from, zone)).toEqual(here.from);
        expect(boundaryFrom(period, new Date(here.from.getTime() + 1), zone)).toEqual(here.until);
        const begins = period === 'monthly' ? /-01$/u : period === 'semimonthly' ? /-(?:01|16)$/u : /-/u;
        expect(dayAt(here.from.getTime(), zone)).toMatch(begins);
      },
    ),
    { numRuns: count(300, 10_000) },
  );
});
