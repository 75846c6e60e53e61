import { createI18n } from '#engine/texts/i18n.ts';
import words from './words.json';

type Words = (typeof words)['en']['texts'];

/** The languages of the provider's pages; a font where systems may lack the letters. */
export const languages: Readonly<
  Record<string, { font?: { package: string; family: string }; texts: Partial<Words> }>
> = words;

/** Texts of the provider's page. */
export type PaymentSay = (key: keyof Words, values?: Readonly<Record<string, string>>) => string;

const base = (code: string): string => code.split('-')[0] ?? code;

/** The language of the page for a player who speaks another one: the same, one with the same base, else English. */
export const pageLanguage = (asked: string): string =>
  Object.hasOwn(languages, asked)
    ? asked
    : (Object.keys(languages).find((code) => base(code) === base(asked)) ?? 'en');

const i18n = createI18n(
  Object.entries(languages).map(([language, { texts }]) => ({ language, texts })),
  { language: 'en', fallback: ['en'] },
);

export function paymentWordsIn(language: string): PaymentSay {
  const say = i18n.getFixedT(language);
  return (key, values = {}) => say(key, values);
}
