import type { LimitPeriod } from './tables.ts';

export const hourMs = 60 * 60_000;

export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** The same time of day some months from a moment (UTC); a day that the month does not have becomes its last. */
export function addMonths(moment: Date, months: number): Date {
  const first = new Date(moment);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return first;
}
