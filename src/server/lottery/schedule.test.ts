import { describe, expect, it } from 'vitest';
import { randomOf, seedHash, seedOf } from './fair.ts';
import { drawsPerDay, plannedDraws } from '#play/lottery/schedule.ts';

const zone = 'Asia/Ho_Chi_Minh';
const at = (text: string): number => Date.parse(text);

describe('schedules of draws', () => {
  it('plans draws on days of the week in the zone of the game, closing before them', () => {
    const south = {
      days: [1, 6],
      time: '16:15',
      timeZone: zone,
      closesMinutesBefore: 15,
      revealSeconds: 900,
    };
    const from = at('2026-03-01T00:00:00Z');
    expect(plannedDraws(south, { from, until: from + 8 * 86_400_000 })).toEqual([
      {
        numero: '20260302',
        opensAt: at('2026-03-01T09:15:00Z'),
        closesAt: at('2026-03-02T09:00:00Z'),
        drawsAt: at('2026-03-02T09:15:00Z'),
        revealedAt: at('2026-03-02T09:30:00Z'),
      },
      expect.objectContaining({ numero: '20260307', drawsAt: at('2026-03-07T09:15:00Z') }),
    ]);
  });

  it('plans several draws of a day, each with its own close', () => {
    const twice = {
      days: [1, 2, 3, 4, 5],
      time: '12:01',
      closesMinutesBefore: 16,
      timeZone: 'Asia/Yangon',
      furtherTimes: [{ time: '16:30', closesMinutesBefore: 15 }],
    };
    const friday = at('2026-03-05T17:30:00Z');
    const planned = plannedDraws(twice, { from: friday, until: friday + 4 * 86_400_000 });
    expect(planned.map(({ numero }) => numero)).toEqual([
      '20260306-1201',
      '20260306-1630',
      '20260309-1201',
      '20260309-1630',
    ]);
    expect(planned.slice(0, 2).map(({ closesAt }) => closesAt)).toEqual([
      at('2026-03-06T05:15:00Z'),
      at('2026-03-06T09:45:00Z'),
    ]);
    expect(drawsPerDay(twice)).toBe(2);
  });

  it('plans draws on days of the month', () => {
    const monthly = {
      daysOfMonth: [1, 16],
      time: '15:30',
      timeZone: 'Asia/Yangon',
      closesMinutesBefore: 30,
    };
    const from = at('2026-02-10T00:00:00Z');
    const planned = plannedDraws(monthly, { from, until: from + 60 * 86_400_000 });
    expect(planned.map(({ numero }) => numero)).toEqual(['20260216', '20260301', '20260316', '20260401']);
  });

  it('plans draws all day, numbered from midnight in the zone of the game', () => {
    const minutes = { everyMinutes: 1, timeZone: zone, closesSecondsBefore: 8 };
    const midnight = at('2026-03-01T17:00:00Z');
    const planned = plannedDraws(minutes, { from: midnight - 90_000, until: midnight + 61_000 });
    expect(planned.map(({ numero, drawsAt }) => [numero, drawsAt - midnight])).toEqual([
      ['20260301-1439', -60_000],
      ['20260301-1440', 0],
      ['20260302-0001', 60_000],
    ]);
    expect(planned.every(({ drawsAt, closesAt }) => drawsAt - closesAt === 8000)).toBe(true);
    expect(drawsPerDay(minutes)).toBe(1440);
  });
});

describe('what a draw is made of', () => {
  const key = Buffer.alloc(32, 1);

  it('is settled by a seed that is committed to and can be checked', () => {
    const seed = seedOf(key, 'alpha', 'race', '20260301-0001');
    expect(seedOf(key, 'alpha', 'race', '20260301-0001')).toEqual(seed);
    expect(seedOf(key, 'beta', 'race', '20260301-0001')).not.toEqual(seed);
    expect(seedHash(seed)).toMatch(/^[0-9a-f]{64}$/u);
    const [one, other] = [randomOf(seed), randomOf(seed)];
    expect(Array.from({ length: 50 }, () => one(10))).toEqual(Array.from({ length: 50 }, () => other(10)));
  });

  it('takes every number as often', () => {
    const random = randomOf(key);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let drawn = 0; drawn < 20_000; drawn += 1) {
      const number = random(10);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chi2 = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // 99.9 % of fair draws stay below this at nine degrees of freedom.
    expect(chi2).toBeLessThan(27.88);
  });
});
