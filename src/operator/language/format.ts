import { spokenLanguage } from './say.ts';

/** Locale of dates and numbers: British in English, and digits as documents write them in every language. */
export const locale = (): string =>
  new Intl.Locale(spokenLanguage() === 'en' ? 'en-GB' : spokenLanguage(), {
    numberingSystem: 'latn',
  }).toString();

const moment = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** A moment with date and time, in the time zone of this computer. */
export const momentText = (at: Date | string): string => moment.format(new Date(at));

/** `a, b and c`. */
export const allOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'conjunction' }).format(words);

/** `a, b or c`. */
export const oneOf = (words: readonly string[]): string =>
  new Intl.ListFormat(spokenLanguage(), { type: 'disjunction' }).format(words);
