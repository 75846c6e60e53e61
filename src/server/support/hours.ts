import type { SupportDocument } from '#contract/generated/documents.ts';
import { instantOf, wallTimeAt } from '#engine/time/zoned-time.ts';

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayMs = 24 * 60 * 60_000;
/** Days in which an opening is looked for. */
const lookDays = 14;

type Hours = Pick<SupportDocument, 'hours' | 'closed'>;

/** Opening that begins on a calendar day, a number of days after that of `now`; undefined if there is none. */
function openingOf(
  { hours = {}, closed = [] }: Hours,
  { now, timeZone }: { now: Date; timeZone: string },
  offset: number,
): { from: number; to: number } | undefined {
  const { year, month, day } = wallTimeAt(now.getTime(), timeZone);
  // A calendar date as UTC: days are counted without clock changes.
  const date = new Date(Date.UTC(year, month - 1, day) + offset * dayMs);
  const span = hours[days[date.getUTCDay()] ?? 'sunday'];
  if (!span || closed.includes(date.toISOString().slice(0, 10))) return undefined;
  const at = (time: string, later: number): number => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const on = new Date(date.getTime() + later * dayMs + (hour * 60 + minute) * 60_000);
    return instantOf(
      {
        year: on.getUTCFullYear(),
        month: on.getUTCMonth() + 1,
        day: on.getUTCDate(),
        hour: on.getUTCHours(),
        minute: on.getUTCMinutes(),
        second: 0,
      },
      timeZone,
    );
  };
  return { from: at(span.from, 0), to: at(span.to, span.to > span.from ? 0 : 1) };
}

/** Whether the desk is open, by the clocks of the brand, and when it opens next; `opensAt` is undefined where that is too far off. */
export function openingAt(
  document: Hours,
  at: { now: Date; timeZone: string },
): { open: true } | { open: false; opensAt: Date | undefined } {
  if (document.hours === undefined && document.closed === undefined) return { open: true };
  const always = Object.fromEntries(days.map((day) => [day, { from: '00:00', to: '24:00' }]));
  const hours = { ...document, hours: document.hours ?? always };
  const time = at.now.getTime();
  // Yesterday's opening may end after midnight.
  for (const offset of [-1, 0]) {
    const opening = openingOf(hours, at, offset);
    if (opening && opening.from <= time && time < opening.to) return { open: true };
  }
  for (let offset = 0; offset <= lookDays; offset += 1) {
    const opening = openingOf(hours, at, offset);
    if (opening && opening.from > time) return { open: false, opensAt: new Date(opening.from) };
  }
  return { open: false, opensAt: undefined };
}
