import { fallbackOf, localeOf, type Languages } from '#engine/texts/languages.ts';
import { createI18n, replaceTexts, translator, type LanguageTexts } from '#engine/texts/i18n.ts';
import type { Say } from './say.ts';

export type { LanguageTexts } from '#engine/texts/i18n.ts';

/** The words of a brand, in the language spoken now. */
export type Texts = {
  language: () => string;
  /** Language with its numerals for formatting, such as `my-u-nu-latn`. */
  locale: () => string;
  /** Translates a key; a missing key shows itself. A new function whenever language or texts change. */
  say: () => Say;
  has: (key: string) => boolean;
  /** Replaces the texts of a language, at once if it is in use. */
  replace: (words: LanguageTexts) => void;
  /** Changes to a language whose texts were given before. */
  speak: (language: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Event of the i18next instance on which `say` is replaced. */
const changedEvent = 'wordsChanged';

/**
 * Texts of a brand, translated by i18next.
 * @param languages current descriptions: numerals and fallbacks
 */
export function createTexts(
  first: LanguageTexts,
  languages: () => Languages | undefined = () => undefined,
): Texts {
  const i18n = createI18n([first], {
    language: first.language,
    fallback: (language) => fallbackOf(languages())(language),
  });
  let say: Say = translator(i18n);
  const changed = () => {
    say = translator(i18n);
    i18n.emit(changedEvent);
  };
  return {
    language: () => i18n.language,
    locale: () => localeOf(languages(), i18n.language),
    say: () => say,
    has: (key) => i18n.exists(key),
    replace(words) {
      replaceTexts(i18n, words);
      if (i18n.languages.includes(words.language)) changed();
    },
    speak(language) {
      void i18n.changeLanguage(language);
      changed();
    },
    subscribe(listener) {
      i18n.on(changedEvent, listener);
      return () => i18n.off(changedEvent, listener);
    },
  };
}
