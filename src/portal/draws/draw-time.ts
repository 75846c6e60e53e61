import { numeralsOf } from '#engine/texts/languages.ts';
import type { Say } from '#ui/text/say.ts';

/** Time zone of the browser. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formats = new Map<string, Intl.DateTimeFormat>();

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Weekday and time of a draw in its time zone, with the locale's numerals. In languages that browsers lack, such as Burmese, the brand's
 * texts name the day.
 */
export function drawTime(instant: number, timeZone: string, locale: string, say: Say): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const time = timeIn(instant, timeZone, known ? locale : `en-u-nu-${numeralsOf(locale)}`);
  if (known) return time;
  const day = days.findIndex((name) => time.startsWith(name));
  return day < 0 ? time : time.replace(days[day] ?? '', say(`block.draws.weekday.${day}`));
}

function timeIn(instant: number, timeZone: string, locale: string): string {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem: numeralsOf(locale),
    });
    formats.set(key, format);
  }
  return format.format(instant);
}
