import { describe, expect, it } from 'vitest';
import { courseOf, type CourseStep } from './bonus-course.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 2, number));
const bonus = (number: number) => ({ at: day(number), amount: 100n, target: 1000n });
const stake = (number: number, counts: bigint): CourseStep => ({ at: day(number), counts });
const withdrawal = (number: number): CourseStep => ({ at: day(number), withdrawal: true });
const course = (bonuses: readonly number[], ...steps: CourseStep[]) => {
  const { converted, held, forfeited } = courseOf(bonuses.map(bonus), steps, { days: 7, until: day(30) });
  return [converted.amount, held.amount, forfeited.amount];
};

describe('the course of bonuses', () => {
  it('converts what is wagered in time, and counts nothing before it is given or after its time', () => {
    expect(course([10], stake(11, 600n), stake(16, 400n))).toEqual([100n, 0n, 0n]);
    expect(course([10], stake(9, 5000n), stake(11, 999n))).toEqual([0n, 0n, 100n]);
    expect(course([10], stake(11, 999n), stake(17, 5000n))).toEqual([0n, 0n, 100n]);
  });

  it('holds what is neither wagered nor over at the end', () => {
    expect(course([25], stake(26, 500n))).toEqual([0n, 100n, 0n]);
  });

  it('begins the next with the end of one before, which each stake counts for alone', () => {
    expect(course([10, 10], stake(11, 1000n), stake(12, 1000n))).toEqual([200n, 0n, 0n]);
    expect(course([10, 10], stake(11, 1999n))).toEqual([100n, 0n, 100n]);
    // The second begins on the 28th, and has its time from there.
    expect(course([21, 22], stake(29, 500n))).toEqual([0n, 100n, 100n]);
  });

  it('ends all that were given with a withdrawal, and none that is given afterwards', () => {
    expect(course([10, 11], stake(11, 500n), withdrawal(12), stake(13, 5000n))).toEqual([0n, 0n, 200n]);
    expect(course([10, 14], withdrawal(12), stake(15, 1000n))).toEqual([100n, 0n, 100n]);
    expect(course([10], stake(11, 1000n), withdrawal(12))).toEqual([100n, 0n, 0n]);
  });
});
