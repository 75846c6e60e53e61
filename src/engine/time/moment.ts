import { formatDateTime } from './date-time.ts';
import { zoneLabel } from './zone-label.ts';

/**
 * A moment that a reader waits for, on the clocks of the brand, whose zone it names: `yyyy-MM-dd hh:mm UTC+6:30`. Records of the past
 * say `formatDateTime` instead.
 */
export function formatMoment(instant: number | string, timeZone: string): string {
  const zone = zoneLabel(typeof instant === 'number' ? instant : Date.parse(instant), timeZone);
  return [formatDateTime(instant, timeZone).slice(0, 16), zone].join(' ').trim();
}
