import { describe, expect, it } from 'vitest';
import { campaignOf } from './testing/campaign.ts';
import { endedWindows, runningWindow, windowAt } from './windows.ts';

const timeZone = 'Asia/Yangon';
const weekly = campaignOf({ trigger: { on: 'loss', every: 'week' } });
const daily = campaignOf({ trigger: { on: 'loss', every: 'day' } });

describe('a window of losses', () => {
  it('is a day or a week from Monday by the clocks of the zone', () => {
    // Sunday 22:29:59 and Monday 00:00 in Yangon, which is 6:30 ahead.
    const before = new Date('2026-03-08T17:29:59Z');
    expect(windowAt(weekly, before, timeZone)).toEqual({
      day: '2026-03-02',
      from: new Date('2026-03-01T17:30:00Z'),
      until: new Date('2026-03-08T17:30:00Z'),
    });
    expect(windowAt(weekly, new Date('2026-03-08T17:30:00Z'), timeZone).day).toBe('2026-03-09');
    expect(windowAt(daily, before, timeZone).day).toBe('2026-03-08');
  });

  it('counts once it has ended, and only whole within the period', () => {
    const days = (at: string, most = 10) =>
      endedWindows(daily, new Date(at), { timeZone, most }).map(({ day }) => day);
    // The first of March began in Yangon before the campaign did.
    expect(days('2026-03-02T17:29:59Z')).toEqual([]);
    expect(days('2026-03-02T17:30:00Z')).toEqual(['2026-03-02']);
    expect(days('2026-03-10T17:30:00Z', 2)).toEqual(['2026-03-09', '2026-03-10']);
    // The first of April would end after the campaign.
    expect(days('2026-06-01T00:00:00Z', 1)).toEqual(['2026-03-31']);
  });

  it('runs for a campaign only if it lies whole within the period', () => {
    const day = (at: string) => runningWindow(daily, new Date(at), timeZone)?.day;
    expect(day('2026-03-01T12:00:00Z')).toBeUndefined();
    expect(day('2026-03-01T17:30:00Z')).toBe('2026-03-02');
    expect(day('2026-03-31T17:29:59Z')).toBe('2026-03-31');
    expect(day('2026-03-31T17:30:00Z')).toBeUndefined();
  });
});
