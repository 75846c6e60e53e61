import { fallbackOf, localeOf, type Languages } from '#engine/languages.ts';
import { createI18n, replaceTexts, type LanguageTexts } from '#engine/texts/i18n.ts';
import type { Say } from './say.ts';

export type { LanguageTexts } from '#engine/texts/i18n.ts';

/** The words of a brand, in the language spoken now. */
export type Texts = {
  language: () => string;
  /** The language with its numerals, for what formats numbers and dates, such as `my-u-nu-latn`. */
  locale: () => string;
  /** Says a key; a key without words says itself. Another function whenever the language or its words change. */
  say: () => Say;
  has: (key: string) => boolean;
  /** Takes new words for a language; if they are in use they are said at once. */
  replace: (words: LanguageTexts) => void;
  /** Speaks a language whose words were given before. */
  speak: (language: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Event of the instance after which another `say` holds. */
const changedEvent = 'wordsChanged';

/**
 * The words of a brand, said by i18next.
 * @param languages how they are described now: their numerals, and who lends them words
 */
export function createTexts(
  first: LanguageTexts,
  languages: () => Languages | undefined = () => undefined,
): Texts {
  const i18n = createI18n([first], {
    language: first.language,
    fallback: (language) => fallbackOf(languages())(language),
  });
  const sayAnew =
    (): Say =>
    (key, params = {}) =>
      i18n.t(key, params);
  let say = sayAnew();
  const changed = () => {
    say = sayAnew();
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
