import type { LanguagesDocument } from '#contract/generated/documents.ts';
import { own } from '../json/json.ts';

export type Language = LanguagesDocument['languages'][string];

/** Languages by code, as the document `languages/main` describes them. */
export type Languages = Readonly<Record<string, Language>>;

/** A font that ships with the portal for a script. */
export type ScriptFont = NonNullable<Language['font']>;

/** Description of a language; an undescribed one gets the system's name. */
export const describedLanguage = (languages: Languages | undefined, code: string): Language =>
  own(languages ?? {}, code) ?? {
    name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  };

/** Languages that lend words to another one, the first first. English is the last of every chain. */
export const fallbackOf =
  (languages: Languages | undefined): ((code: string) => readonly string[]) =>
  (code) =>
    [...new Set([...(own(languages ?? {}, code)?.fallback ?? []), 'en'])].filter((one) => one !== code);

/**
 * Locale that formats numbers and money in the numerals of a language. For a language that browsers do not know it is another one: they
 * would take that of their system, and the server, which knows all, would write something else.
 */
export function localeOf(languages: Languages | undefined, code: string): string {
  const { formats = code, numerals = 'latn' } = own(languages ?? {}, code) ?? {};
  return `${formats}-u-nu-${numerals}`;
}

/** Numbering system of a locale; 0–9 by default. */
export const numeralsOf = (locale: string): string => new Intl.Locale(locale).numberingSystem ?? 'latn';
