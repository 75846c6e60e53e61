import { memoized } from '#engine/memoized.ts';
import { numeralsOf } from '#engine/texts/languages.ts';
import type { Say } from '#ui/text/say.ts';

let timeZoneHere: string | undefined;

/** Time zone of the browser, asked for once: the answer takes as long as making a format. */
export const ownTimeZone = (): string =>
  (timeZoneHere ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Formats by numerals and time zone, in one word. */
const formatOf = memoized((numeralsAndZone: string) => {
  const [numberingSystem, timeZone] = numeralsAndZone.split(' ');
  return new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem,
  });
});

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Weekday, by the brand's texts, and time of a draw in its time zone, with the locale's numerals: the same on the server and in browsers. */
export function drawTime(instant: number, timeZone: string, locale: string, say: Say): string {
  const time = formatOf(`${numeralsOf(locale)} ${timeZone}`).format(instant);
  const day = days.findIndex((name) => time.startsWith(name));
  return time.replace(days[day] ?? '', say(`block.draws.weekday.${day}`));
}
