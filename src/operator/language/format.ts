import { spokenLanguage } from './say.ts';

/** Locales for dates: the console's language with Western digits, else British English. */
export const locales = (): string[] => [
  ...(spokenLanguage() === 'en'
    ? []
    : [new Intl.Locale(spokenLanguage(), { numberingSystem: 'latn' }).toString()]),
  'en-GB',
];

const momentIn = (timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * A moment with date, time and the name of the time zone: that of a brand for what its players did, else that of this computer.
 */
export function momentText(at: Date | string, timeZone?: string): string {
  const format = formats.get(timeZone) ?? momentIn(timeZone);
  formats.set(timeZone, format);
  return format.format(new Date(at));
}

/** A day of the calendar, such as `2026-04-01`, with its year unless `parts` say otherwise. */
export const dayText = (
  day: string,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string =>
  new Intl.DateTimeFormat(locales(), { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** A whole number, also one in decimal digits that is larger than numbers hold, with its thousands apart. */
export const wholeText = (value: number | string): string =>
  new Intl.NumberFormat(locales()).format(BigInt(value));

/** A share as a percentage, `0.008` as `0.8%`. */
export const percentText = (share: number): string =>
  new Intl.NumberFormat(locales(), { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** `a, b, and c`. */
export const allOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(words);

/** `a, b, or c`. */
export const oneOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(words);
