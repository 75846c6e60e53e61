import { instantOf, wallTimeAt } from '#engine/time/zoned-time.ts';
import { locales } from '../language/format.ts';
import { say } from '../language/say.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A moment as clocks in a zone show it: `2026-03-01T18:30`. */
export function wallTime(moment: Date, zone: string): string {
  const { year, month, day, hour, minute } = wallTimeAt(moment.getTime(), zone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/** The instant of a wall time in a zone; undefined for an invalid time, or one skipped when clocks go forward. */
export function momentOf(wall: string, zone: string): Date | undefined {
  const parts = shape.exec(wall);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const moment = new Date(instantOf({ year, month, day, hour, minute, second: 0 }, zone));
  return wallTime(moment, zone) === wall ? moment : undefined;
}

const withZone = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales(), {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** `Sun, 1 Mar 2026, 18:30 in Asia/Yangon (12:00 UTC)`; includes the day of UTC when it differs. */
export function zonedMoment(moment: Date, zone: string): string {
  const here = withZone(zone).format(moment);
  if (zone === 'UTC') return `${here} UTC`;
  const utc = wallTime(moment, 'UTC');
  const sameDay = utc.slice(0, 10) === wallTime(moment, zone).slice(0, 10);
  return say('console.releases.zonedMoment', {
    moment: here,
    zone,
    utc: sameDay ? utc.slice(11) : utc.replace('T', ' '),
  });
}
