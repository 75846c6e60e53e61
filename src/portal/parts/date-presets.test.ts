import { describe, expect, it } from 'vitest';
import { daysIn } from '#engine/time/zoned-days.ts';
import { presetOf, presetRange } from './date-presets.ts';

describe('date presets', () => {
  it('are the next and the last 7 and 30 days, today among them [CON-18]', () => {
    const today = '2026-03-02';
    expect(presetRange('last7', today)).toEqual({ from: '2026-02-24', to: today });
    expect(presetRange('last30', today)).toEqual({ from: '2026-02-01', to: today });
    expect(presetRange('next7', today)).toEqual({ from: today, to: '2026-03-08' });
    expect(presetRange('next30', today)).toEqual({ from: today, to: '2026-03-31' });
    for (const [preset, days] of [
      ['last7', 7],
      ['next30', 30],
    ] as const) {
      expect(daysIn(presetRange(preset, today))).toBe(days);
    }
  });

  it('are known again', () => {
    const range = { from: '2026-02-24', to: '2026-03-02' };
    expect(presetOf(range, ['last7', 'last30'], '2026-03-02')).toBe('last7');
    expect(presetOf(range, ['last7', 'last30'], '2026-03-03')).toBeUndefined();
  });
});
