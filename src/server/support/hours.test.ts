import { describe, expect, it } from 'vitest';
import { openingAt } from './hours.ts';

const timeZone = 'Asia/Yangon';
// 2026-03-02 is a Monday; Yangon is 6:30 ahead of UTC.
const at = (utc: string) => ({ now: new Date(utc), timeZone });

describe('the opening hours of a desk', () => {
  const hours = { monday: { from: '09:00', to: '18:00' }, friday: { from: '22:00', to: '02:00' } };

  it('are by the clocks of the brand, to the minute', () => {
    const openAt = (utc: string) => openingAt({ hours }, at(utc)).open;
    expect([openAt('2026-03-02T02:29:59Z'), openAt('2026-03-02T02:30:00Z')]).toEqual([false, true]);
    expect([openAt('2026-03-02T11:29:59Z'), openAt('2026-03-02T11:30:00Z')]).toEqual([true, false]);
  });

  it('may end on the next day', () => {
    // Saturday 01:00 in Yangon.
    expect(openingAt({ hours }, at('2026-03-06T18:30:00Z'))).toEqual({ open: true });
    expect(openingAt({ hours }, at('2026-03-06T19:30:00Z'))).toEqual({
      open: false,
      opensAt: new Date('2026-03-09T02:30:00Z'),
    });
  });

  it('leave out closed days, and tell the next opening within two weeks', () => {
    const closed = ['2026-03-02', '2026-03-06'];
    expect(openingAt({ hours, closed }, at('2026-03-02T03:00:00Z'))).toEqual({
      open: false,
      opensAt: new Date('2026-03-09T02:30:00Z'),
    });
    expect(openingAt({ hours: {} }, at('2026-03-02T03:00:00Z'))).toEqual({ open: false, opensAt: undefined });
    expect(openingAt({}, at('2026-03-02T03:00:00Z'))).toEqual({ open: true });
    expect(openingAt({ closed }, at('2026-03-02T03:00:00Z'))).toEqual({
      open: false,
      opensAt: new Date('2026-03-02T17:30:00Z'),
    });
  });
});
