import { addDays, dayAt, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import type { DividendPeriod } from './terms.ts';

export type ContractPeriod = DividendPeriod | 'hourly' | 'fiveMinutes';

/** Half-open: `from` belongs to it, `until` to the next. */
export type Span = { from: Date; until: Date };

const hourMs = 3_600_000;
const fiveMinutesMs = 300_000;

const monthOf = (day: Day): string => day.slice(0, 7);

function firstOfNextMonth(day: Day): Day {
  const [year, month] = monthOf(day).split('-').map(Number) as [number, number];
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${day.slice(0, 5)}${String(month + 1).padStart(2, '0')}-01`;
}

/** First and last day of the period of days that holds a day. */
function daysOf(period: DividendPeriod, day: Day): { from: Day; to: Day } {
  switch (period) {
    case 'daily':
      return { from: day, to: day };
    case 'weekly': {
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'semimonthly':
      return day.slice(8) < '16'
        ? { from: `${monthOf(day)}-01`, to: `${monthOf(day)}-15` }
        : { from: `${monthOf(day)}-16`, to: addDays(firstOfNextMonth(day), -1) };
    case 'monthly':
      return { from: `${monthOf(day)}-01`, to: addDays(firstOfNextMonth(day), -1) };
  }
}

/** Period that holds a moment, by the clocks of a zone. Hours count from the day's beginning, so that each is one where clocks change. */
export function periodAt(period: ContractPeriod, at: Date, timeZone: string): Span {
  if (period === 'fiveMinutes') {
    const from = Math.floor(at.getTime() / fiveMinutesMs) * fiveMinutesMs;
    return { from: new Date(from), until: new Date(from + fiveMinutesMs) };
  }
  const today = dayAt(at.getTime(), timeZone);
  if (period !== 'hourly') return instantsOf(daysOf(period, today), timeZone);
  const day = instantsOf({ from: today, to: today }, timeZone);
  const hours = Math.floor((at.getTime() - day.from.getTime()) / hourMs);
  const from = day.from.getTime() + hours * hourMs;
  return { from: new Date(from), until: new Date(Math.min(from + hourMs, day.until.getTime())) };
}

/** Period after the one that holds a moment. */
export const periodAfter = (period: ContractPeriod, at: Date, timeZone: string): Span =>
  periodAt(period, periodAt(period, at, timeZone).until, timeZone);

/** Last period that has ended at a moment. */
export const periodBefore = (period: ContractPeriod, at: Date, timeZone: string): Span =>
  periodAt(period, new Date(periodAt(period, at, timeZone).from.getTime() - 1), timeZone);

/** First beginning of a period that is not before a moment. */
export function boundaryFrom(period: ContractPeriod, at: Date, timeZone: string): Date {
  const { from, until } = periodAt(period, at, timeZone);
  return from.getTime() === at.getTime() ? from : until;
}
