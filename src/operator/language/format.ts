import { spokenLanguage } from './say.ts';

/** Locales for dates: the console's language with Western digits, else British English. */
export const locales = (): string[] => [
  ...(spokenLanguage() === 'en'
    ? []
    : [new Intl.Locale(spokenLanguage(), { numberingSystem: 'latn' }).toString()]),
  'en-GB',
];

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

/** A moment with date and time, in the time zone of this computer. */
export const momentText = (at: Date | string): string => moment.format(new Date(at));

/** `a, b, and c`. */
export const allOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(words);

/** `a, b, or c`. */
export const oneOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(words);
