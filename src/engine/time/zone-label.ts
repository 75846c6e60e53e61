import { memoized } from '../memoized.ts';

const formatOf = memoized(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }),
);

/** Name of a zone beside a time of day, as its distance from UTC: "UTC+6:30". Empty for an unknown zone. */
export function zoneLabel(instant: number, timeZone: string): string {
  try {
    // "1/5/2026, GMT+6:30"
    return formatOf(timeZone).format(instant).replace(/.*GMT/u, 'UTC');
  } catch {
    return '';
  }
}
