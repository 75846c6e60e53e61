import { describe, expect, it } from 'vitest';
import type { FactDependencies } from './definition.ts';
import { facts } from './viewer.ts';

/** A page at a moment of its brand's zone, as digits. */
const at = (minute: number): FactDependencies =>
  ({
    viewer: { minute: (zone: string) => (zone === 'Asia/Yangon' ? minute : 0) },
    documents: { current: { brand: { timeZone: 'Asia/Yangon' } } },
  }) as unknown as FactDependencies;

describe('facts of the time', () => {
  it.each([
    [202612241730, 1730, 4],
    [202611290005, 5, 7],
    [202402291200, 1200, 4],
    [202701010000, 0, 5],
  ])('of %i are the time of day %i and the weekday %i in the zone of the brand', (minute, clock, weekday) => {
    expect(facts['time.now']?.(at(minute), '')).toBe(minute);
    expect(facts['time.clock']?.(at(minute), '')).toBe(clock);
    expect(facts['time.weekday']?.(at(minute), '')).toBe(weekday);
  });
});
