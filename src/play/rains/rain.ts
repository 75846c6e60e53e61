import type { RainDocument } from '#contract/generated/documents.ts';
import { addDays, dayAt, type Day } from '#engine/time/zoned-days.ts';
import { instantOf } from '#engine/time/zoned-time.ts';

export type Rain = RainDocument;

type Timed = Pick<Rain, 'from' | 'until' | 'times'>;

/** One rain: `slot` is its day and time by the clocks of the brand. */
export type RainWindow = { slot: string; from: Date; until: Date };

const minuteMs = 60_000;
/** The longest rain goes on into the next day, and every week has the same times. */
const daysBehind = 1;
const daysAhead = 8;

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Rains that begin on a day and lie whole in the period. */
function windowsOn({ from, until, times }: Timed, day: Day, timeZone: string): RainWindow[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return times.flatMap(({ days, at, minutes }) => {
    if (days && !days.includes(weekday(day))) return [];
    const [hour = 0, minute = 0] = at.split(':').map(Number);
    const begins = instantOf({ year, month, day: date, hour, minute, second: 0 }, timeZone);
    const ends = begins + minutes * minuteMs;
    const isWhole = begins >= Date.parse(from) && ends <= Date.parse(until);
    return isWhole ? [{ slot: `${day}T${at}`, from: new Date(begins), until: new Date(ends) }] : [];
  });
}

/** Rains from the day before a moment, or before the period begins, until a week later; the earliest first. */
export function rainWindows(rain: Timed, at: Date, timeZone: string): RainWindow[] {
  const today = dayAt(Math.max(at.getTime(), Date.parse(rain.from)), timeZone);
  return Array.from({ length: daysBehind + daysAhead + 1 }, (_, index) => addDays(today, index - daysBehind))
    .flatMap((day) => windowsOn(rain, day, timeZone))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}

/** The rain that falls at a moment, and the next one; its end no longer belongs to it. */
export function rainsAround(
  rain: Timed,
  at: Date,
  timeZone: string,
): { now: RainWindow | undefined; next: RainWindow | undefined } {
  const windows = rainWindows(rain, at, timeZone);
  return {
    now: windows.find(({ from, until }) => from <= at && at < until),
    next: windows.find(({ from }) => from > at),
  };
}
