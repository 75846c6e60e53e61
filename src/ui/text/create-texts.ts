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

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(language: string): Intl.PluralRules {
  const kept = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, kept);
  return kept;
}

/**
 * Texts as i18next JSON with flat keys: `{{name}}` is filled from the parameters, `count` chooses between `key_one`,
 * `key_other` and the other plural forms of Intl. What is said is text, never HTML, so nothing is escaped.
 */
export function createTexts(first: LanguageTexts): Texts {
  const words = new Map([[first.language, first.texts]]);
  const listeners = new Set<() => void>();
  let language = first.language;
  let say = sayIn(language);

  /** The words of a key in one language, its plural form first. */
  function findIn(tried: string, key: string, count: unknown): string | undefined {
    const source = words.get(tried);
    if (!source) return undefined;
    const plural = typeof count === 'number' ? `${key}_${pluralsOf(tried).select(count)}` : key;
    if (Object.hasOwn(source, plural)) return source[plural];
    return plural !== key && Object.hasOwn(source, key) ? source[key] : undefined;
  }

  /** The words of a key in the language spoken, else in English. Called for each label and each option of a form. */
  const find = (spoken: string, key: string, count?: unknown): string | undefined =>
    findIn(spoken, key, count) ?? (spoken === fallback ? undefined : findIn(fallback, key, count));

  function sayIn(spoken: string): Say {
    return (key, params) => fillTemplate(find(spoken, key, params?.['count']) ?? key, params);
  }

  const changed = () => {
    say = sayIn(language);
    listeners.forEach((listener) => listener());
  };
  return {
    language: () => language,
    say: () => say,
    has: (key) => find(language, key) !== undefined,
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
