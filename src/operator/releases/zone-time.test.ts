import { describe, expect, it } from 'vitest';
import { momentOf, wallTime, zonedMoment } from './zone-time.ts';

describe('times in the zone of a brand', () => {
  it.each([
    ['2026-03-01T18:30', 'Asia/Yangon', '2026-03-01T12:00:00.000Z'],
    ['2026-03-01T00:10', 'Asia/Bangkok', '2026-02-28T17:10:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-01-01T12:00', 'Europe/Berlin', '2026-01-01T11:00:00.000Z'],
    ['2026-10-24T23:59', 'America/New_York', '2026-10-25T03:59:00.000Z'],
    ['2026-06-01T09:00', 'UTC', '2026-06-01T09:00:00.000Z'],
  ])('%s in %s is %s, and back', (wall, zone, moment) => {
    expect(momentOf(wall, zone)?.toISOString()).toBe(moment);
    expect(wallTime(new Date(moment), zone)).toBe(wall);
  });

  it('have no moment where clocks are put forward, or where nothing is entered', () => {
    expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBeUndefined();
    expect(momentOf('', 'UTC')).toBeUndefined();
  });

  it('are told with UTC, and its day where that is another', () => {
    expect(zonedMoment(new Date('2026-03-01T12:00:00Z'), 'Asia/Yangon')).toBe(
      'Sun, 1 Mar 2026, 18:30 in Asia/Yangon (12:00 UTC)',
    );
    expect(zonedMoment(new Date('2026-02-28T17:10:00Z'), 'Asia/Bangkok')).toBe(
      'Sun, 1 Mar 2026, 00:10 in Asia/Bangkok (2026-02-28 17:10 UTC)',
    );
  });
});
