import { memoized } from '../memoized.ts';

/** A calendar date and time of day without a zone; month 1–12. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

const formatOf = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Wall time in `timeZone` (IANA name) at `instant` (ms since 1970). Throws RangeError for an unknown zone. */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const time: WallTime = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type in time) time[type as keyof WallTime] = Number(value);
  }
  return time;
}

const asUtc = (time: WallTime): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** Milliseconds that clocks in `timeZone` are ahead of UTC at `instant`. */
function offsetAt(instant: number, timeZone: string): number {
  return asUtc(wallTimeAt(instant, timeZone)) - Math.floor(instant / 1000) * 1000;
}

/**
 * Instant (ms since 1970) at which clocks in `timeZone` show `time`: the first of two when clocks go back, as far after the
 * jump when they go forward and skip it. Throws RangeError for an unknown zone.
 */
export function instantOf(time: WallTime, timeZone: string): number {
  const utc = asUtc(time);
  const before = utc - offsetAt(utc - 86_400_000, timeZone);
  const after = utc - offsetAt(utc + 86_400_000, timeZone);
  // No clock changes around that day, as on nearly all: what follows would ask for the wall time twice more.
  if (before === after) return before;
  const shown = [before, after].filter((instant) => asUtc(wallTimeAt(instant, timeZone)) === utc);
  return shown.length > 0 ? Math.min(...shown) : before;
}
