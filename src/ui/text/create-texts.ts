import type { Say } from './say.ts';
import { fillTemplate } from './fill-template.ts';

export type LanguageTexts = { language: string; texts: Readonly<Record<string, string>> };

/** The words of a brand, in the language spoken now. */
export type Texts = {
  language: () => string;
  /** Says a key; a key without words says itself. Another function whenever the language or its words change. */
  say: () => Say;
  has: (key: string) => boolean;
  /** Takes new words for a language; if it is the one spoken they are said at once. */
  replace: (words: LanguageTexts) => void;
  /** Speaks a language whose words were given before. */
  speak: (language: string) => void;
  subscribe: (listener: () => void) => () => void;
};

const fallback = 'en';

/**
 * Texts as i18next JSON with flat keys: `{{name}}` is filled from the parameters, `count` chooses between `key_one`,
 * `key_other` and the other plural forms of Intl. What is said is text, never HTML, so nothing is escaped.
 */
export function createTexts(first: LanguageTexts): Texts {
  const words = new Map([[first.language, first.texts]]);
  const listeners = new Set<() => void>();
  let language = first.language;
  let say = sayIn(language);

  function find(key: string, spoken: string): string | undefined {
    for (const source of [words.get(spoken), words.get(fallback)]) {
      if (source && Object.hasOwn(source, key)) return source[key];
    }
    return undefined;
  }

  function sayIn(spoken: string): Say {
    const plurals = new Intl.PluralRules(spoken);
    return (key, params) => {
      const count = params?.['count'];
      const plural =
        typeof count === 'number'
          ? (find(`${key}_${plurals.select(count)}`, spoken) ?? find(`${key}_other`, spoken))
          : undefined;
      return fillTemplate(plural ?? find(key, spoken) ?? key, params);
    };
  }

  const changed = () => {
    say = sayIn(language);
    listeners.forEach((listener) => listener());
  };
  return {
    language: () => language,
    say: () => say,
    has: (key) => find(key, language) !== undefined,
    replace(next) {
      words.set(next.language, next.texts);
      if (next.language === language || next.language === fallback) changed();
    },
    speak(next) {
      language = next;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
