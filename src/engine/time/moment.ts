import { formatDateTime } from './date-time.ts';
import { zoneLabel } from './zone-label.ts';

/**
 * A moment that a reader waits for, on the clocks of the brand, whose zone it names: `yyyy-MM-dd hh:mm UTC+6:30`. Records of the past
 * say `formatDateTime` instead.
 */
export function formatMoment(instant: number | string, timeZone: string): string {
  const time = formatDateTime(instant, timeZone).slice(0, 16);
  return time && `${time} ${zoneLabel(new Date(instant).getTime(), timeZone)}`.trim();
}
