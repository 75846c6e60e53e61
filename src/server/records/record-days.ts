import { addDays, dayAt, daysIn, instantsOf, isDay, type DayRange } from '#engine/time/zoned-days.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf, zoneOf } from '#server/brands/documents.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';

type Asked = { from?: string; to?: string };

/** Days of a record in the brand's time zone, and their instants. */
export type RecordDays = DayRange & { timeZone: string; since: Date; until: Date };

/** Last days that are shown when none are asked for, today among them. */
const usualDays = 7;

const outside = (path: string, message: string): CallRefusal =>
  refuseCall('INVALID_QUERY', { value: { problems: [{ path, message }] } });

/** Requested days of a record; refused if they are invalid, or more than `recordDaysMax`. */
export function recordDays(
  { brand, now }: Pick<CallContext, 'brand' | 'now'>,
  asked: Asked,
): RecordDays | CallRefusal {
  const timeZone = zoneOf(brand);
  for (const name of ['from', 'to'] as const) {
    const day = asked[name];
    if (day !== undefined && !isDay(day)) return outside(`/${name}`, 'must be a day that there is');
  }
  const to = asked.to ?? dayAt(now.getTime(), timeZone);
  const from = asked.from ?? addDays(to, 1 - usualDays);
  const max = constantOf(brand, 'recordDaysMax');
  const days = daysIn({ from, to });
  if (days < 1 || days > max) return outside('/from', `must be 1 to ${max} days up to the last one`);
  const { from: since, until } = instantsOf({ from, to }, timeZone);
  return { from, to, timeZone, since, until };
}
