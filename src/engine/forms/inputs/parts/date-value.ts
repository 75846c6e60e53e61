/** A day of the calendar; month from 1. */
export type CalendarDay = { year: number; month: number; day: number };

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u,
  /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/u,
];

/** Reads yyyy-MM-dd or MM-dd-yyyy; undefined for anything else and for days that do not exist, such as 30 February. */
export const parseDay = (text: string): CalendarDay | undefined => {
  for (const form of FORMS) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])];
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day);
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined;
  }
  return undefined;
};

/**
 * Whole years lived on the day `now` falls on in UTC; page and gateway count alike whatever their time zones. Someone
 * born on 29 February turns a year older on 1 March of a common year.
 */
export const ageOn = (born: CalendarDay, now: Date): number => {
  const month = now.getUTCMonth() + 1;
  const birthdayPassed = month > born.month || (month === born.month && now.getUTCDate() >= born.day);
  return now.getUTCFullYear() - born.year - (birthdayPassed ? 0 : 1);
};
