import { instantOf, wallTimeAt } from './zoned-time.ts';

/** Calendar day, yyyy-MM-dd, without a time zone. */
export type Day = string;

/** First and last day, both included. */
export type DayRange = { from: Day; to: Day };

const form = /^(\d{4})-(\d{2})-(\d{2})$/u;
const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (utc: Date): Day => utc.toISOString().slice(0, 10);

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** True for an existing calendar day: 2026-02-30 is none. */
export const isDay = (text: string): boolean =>
  form.test(text) && !Number.isNaN(utcOf(text)) && dayOf(new Date(utcOf(text))) === text;

/** Calendar day in `timeZone` at an instant, in ms since 1970. @throws RangeError for an unknown zone */
export function dayAt(instant: number, timeZone: string): Day {
  const { year, month, day } = wallTimeAt(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export const addDays = (day: Day, count: number): Day => dayOf(new Date(utcOf(day) + count * 86_400_000));

/** Days in a range; 0 or less when it ends before it begins. */
export const daysIn = ({ from, to }: DayRange): number => (utcOf(to) - utcOf(from)) / 86_400_000 + 1;

/** First instant of a day in `timeZone`, in ms since 1970. */
function startOfDay(day: Day, timeZone: string): number {
  const [, year, month, date] = form.exec(day) ?? [];
  const midnight = { year: Number(year), month: Number(month), day: Number(date) };
  return instantOf({ ...midnight, hour: 0, minute: 0, second: 0 }, timeZone);
}

/** Instants of a range: `from` included, `until` excluded. */
export const instantsOf = ({ from, to }: DayRange, timeZone: string): { from: Date; until: Date } => ({
  from: new Date(startOfDay(from, timeZone)),
  until: new Date(startOfDay(addDays(to, 1), timeZone)),
});
