const dayMs = 86_400_000;

/** A bonus as it would have been given: what it is, and what has to be staked for it, in minor units. */
export type CourseBonus = { at: Date; amount: bigint; target: bigint };

/** What a member did: stakes that count for a bonus, or a withdrawal, which ends every bonus. */
export type CourseStep = { at: Date } & ({ counts: bigint } | { withdrawal: true });

export type BonusSum = { count: number; amount: bigint };

/** Where bonuses would be at the end of a period. */
export type BonusCourse = {
  /** Wagered enough in time. */
  converted: BonusSum;
  /** Still to be wagered, or waiting for another one. */
  held: BonusSum;
  /** Gone with their time, or with a withdrawal. */
  forfeited: BonusSum;
};

const none: BonusSum = { count: 0, amount: 0n };

export const noCourse: BonusCourse = { converted: none, held: none, forfeited: none };

const plus = (one: BonusSum, other: BonusSum): BonusSum => ({
  count: one.count + other.count,
  amount: one.amount + other.amount,
});

export const addCourses = (one: BonusCourse, other: BonusCourse): BonusCourse => ({
  converted: plus(one.converted, other.converted),
  held: plus(one.held, other.held),
  forfeited: plus(one.forfeited, other.forfeited),
});

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * The course of a member's bonuses, the oldest first, over its steps in their order: one is in play, the next begins with its end. What
 * bets win or lose of a bonus is left out.
 */
export function courseOf(
  bonuses: readonly CourseBonus[],
  steps: readonly CourseStep[],
  { days, until }: { days: number; until: Date },
): BonusCourse {
  let course = noCourse;
  let free = new Date(0);
  /** Steps before it were counted for a bonus that is done. */
  let next = 0;
  const end = (how: keyof BonusCourse, { amount }: CourseBonus, at: Date): void => {
    course = addCourses(course, { ...noCourse, [how]: { count: 1, amount } });
    free = at;
  };
  for (const bonus of bonuses) {
    const begins = later(bonus.at, free);
    const expires = new Date(begins.getTime() + days * dayMs);
    // A withdrawal takes those that wait, too.
    const left = steps.find((step) => 'withdrawal' in step && step.at >= bonus.at)?.at;
    let todo = bonus.target;
    const done = steps.findIndex((step, index) => {
      const isIts = index >= next && step.at >= begins && step.at < expires && !(left && step.at > left);
      if (!('counts' in step) || !isIts) return false;
      todo -= step.counts;
      return todo <= 0n;
    });
    const last = steps[done];
    if (last) {
      next = done + 1;
      end('converted', bonus, last.at);
    } else if (left && left < expires) end('forfeited', bonus, left);
    else if (expires <= until) end('forfeited', bonus, expires);
    else end('held', bonus, until);
  }
  return course;
}
