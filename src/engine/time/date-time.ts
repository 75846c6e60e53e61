import { wallTimeAt } from './zoned-time.ts';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * `yyyy-MM-dd hh:mm:ss` on the clocks of the brand (specification section 3), hours 00–23.
 * @param instant ms since 1970, or ISO 8601. Empty for an unreadable instant; UTC for an unknown time zone.
 */
export function formatDateTime(instant: number | string, timeZone: string): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const time = wallTimeIn(at, timeZone);
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  return `${date} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

function wallTimeIn(instant: number, timeZone: string) {
  try {
    return wallTimeAt(instant, timeZone);
  } catch {
    return wallTimeAt(instant, 'UTC');
  }
}
