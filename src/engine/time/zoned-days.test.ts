import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysIn, instantsOf, isDay } from './zoned-days.ts';

describe('days of a zone', () => {
  it('begin at its own midnight', () => {
    expect(dayAt(Date.UTC(2026, 2, 1, 17, 29), 'Asia/Yangon')).toBe('2026-03-01');
    expect(dayAt(Date.UTC(2026, 2, 1, 17, 30), 'Asia/Yangon')).toBe('2026-03-02');
    const { from, until } = instantsOf({ from: '2026-03-02', to: '2026-03-03' }, 'Asia/Yangon');
    expect([from.toISOString(), until.toISOString()]).toEqual([
      '2026-03-01T17:30:00.000Z',
      '2026-03-03T17:30:00.000Z',
    ]);
  });

  it('last 23 or 25 hours where clocks change', () => {
    const hours = (day: string) => {
      const { from, until } = instantsOf({ from: day, to: day }, 'Europe/Berlin');
      return (until.getTime() - from.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });

  it('are counted over the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysIn({ from: '2026-02-23', to: '2026-03-01' })).toBe(7);
    expect(daysIn({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-2-3', '26-02-03', '', '2026-02-03T00:00:00Z'])(
    'do not include %s',
    (text) => expect(isDay(text)).toBe(false),
  );
});
