import { numeralsOf } from '#engine/texts/languages.ts';
import type { Say } from '#ui/text/say.ts';

let timeZoneHere: string | undefined;

/** Time zone of the browser, asked for once: the answer takes as long as making a format. */
export const ownTimeZone = (): string =>
  (timeZoneHere ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

type TimeFormat = { isKnown: boolean; format: Intl.DateTimeFormat };

const formats = new Map<string, TimeFormat>();

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Weekday and time of a draw in its time zone, with the locale's numerals. In languages that browsers lack, such as Burmese, the brand's
 * texts name the day.
 */
export function drawTime(instant: number, timeZone: string, locale: string, say: Say): string {
  const { isKnown, format } = formatOf(locale, timeZone);
  const time = format.format(instant);
  if (isKnown) return time;
  const day = days.findIndex((name) => time.startsWith(name));
  return day < 0 ? time : time.replace(days[day] ?? '', say(`block.draws.weekday.${day}`));
}

function formatOf(locale: string, timeZone: string): TimeFormat {
  const key = `${locale} ${timeZone}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  const numberingSystem = numeralsOf(locale);
  const format = new Intl.DateTimeFormat(isKnown ? locale : 'en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem,
  });
  const made = { isKnown, format };
  formats.set(key, made);
  return made;
}
