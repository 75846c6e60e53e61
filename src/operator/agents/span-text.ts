import { formatDateTime } from '#engine/time/date-time.ts';
import { say } from '../language/say.ts';

/** A period as its first and last day on the brand's clocks; with its hours where it is shorter than a day. */
export function spanText({ from, until }: { from: string; until: string }, timeZone: string): string {
  const [begins, ends] = [formatDateTime(from, timeZone), formatDateTime(until, timeZone)];
  if (Date.parse(until) - Date.parse(from) < 20 * 3_600_000)
    return `${begins.slice(0, 16)}–${ends.slice(11, 16)}`;
  const first = begins.slice(0, 10);
  const last = formatDateTime(Date.parse(until) - 1, timeZone).slice(0, 10);
  return first === last ? first : say('console.agents.toDay', { from: first, until: last });
}
