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
  /** False while only the texts of the drawn page are there; others are empty until the rest has come. */
  isWhole: () => boolean;
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
 * @param isPart `first` has only some of the texts; `replace` brings the others
 */
export function createTexts(
  first: LanguageTexts,
  languages: () => Languages | undefined = () => undefined,
  isPart = false,
): Texts {
  const i18n = createI18n([first], {
    language: first.language,
    fallback: (language) => fallbackOf(languages())(language),
  });
  let isWhole = !isPart;
  let isBlank = false;
  const spoken = (): Say => translator(i18n, languages()?.[i18n.language]?.direction === 'rtl');
  let translate = spoken();
  let say: Say = isWhole
    ? translate
    : (key, params) => {
        if (isWhole || i18n.exists(key, params)) return translate(key, params);
        isBlank = true;
        return '';
      };
  const changed = () => {
    translate = spoken();
    say = translate;
    i18n.emit(changedEvent);
  };
  return {
    language: () => i18n.language,
    locale: () => localeOf(languages(), i18n.language),
    say: () => say,
    has: (key) => i18n.exists(key),
    isWhole: () => isWhole,
    replace(words) {
      replaceTexts(i18n, words);
      const completes = !isWhole && words.language === first.language;
      isWhole ||= completes;
      if (completes && !isBlank) {
        // What has been said stays true, so `say` stays as well: the page is not drawn again.
        translate = spoken();
        i18n.emit(changedEvent);
      } else if (i18n.languages.includes(words.language)) changed();
    },
    speak(language) {
      void i18n.changeLanguage(language);
      isWhole ||= language !== first.language;
      changed();
    },
    subscribe(listener) {
      i18n.on(changedEvent, listener);
      return () => i18n.off(changedEvent, listener);
    },
  };
}
