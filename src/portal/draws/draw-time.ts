import { numeralsOf } from '#engine/texts/languages.ts';
import type { Say } from '#ui/text/say.ts';

let timeZoneHere: string | undefined;

/** Time zone of the browser, asked for once: the answer takes as long as making a format. */
export const ownTimeZone = (): string =>
  (timeZoneHere ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

const formats = new Map<string, Intl.DateTimeFormat>();

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Weekday, by the brand's texts, and time of a draw in its time zone, with the locale's numerals: the same on the server and in browsers. */
export function drawTime(instant: number, timeZone: string, locale: string, say: Say): string {
  const time = formatOf(locale, timeZone).format(instant);
  const day = days.findIndex((name) => time.startsWith(name));
  return time.replace(days[day] ?? '', say(`block.draws.weekday.${day}`));
}

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const numberingSystem = numeralsOf(locale);
  const key = `${numberingSystem} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      numberingSystem,
    });
  formats.set(key, format);
  return format;
}
