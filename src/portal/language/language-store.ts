import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

/** Where the chosen language is kept. */
const languageKey = 'livery.language';

export type LanguageStore = {
  readonly current: string;
  /** Shows another language once its texts are here; false when they did not come. */
  choose: (language: string) => Promise<boolean>;
};

type LanguageOptions = {
  /** Language the HTML came in. */
  first: string;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Brings texts and fonts of a language, then speaks it; false when the texts did not come. */
  speak: (language: string) => Promise<boolean>;
  /** Told of a choice, so that the next HTML can come in it. */
  onChosen?: (language: string) => void;
};

/** The language a visitor chose earlier on this device, if any. */
export function storedLanguage(storage: LanguageOptions['storage']): string | undefined {
  try {
    return storage?.getItem(languageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The language shown; a choice is kept in local storage. */
export function createLanguageStore({ first, storage, speak, onChosen }: LanguageOptions): LanguageStore {
  let asked = first;
  const language = proxy<Writable<LanguageStore>>({
    current: first,
    async choose(next) {
      asked = next;
      if (!(await speak(next))) return false;
      // A later choice overtook this one while its texts came.
      if (asked !== next) return true;
      try {
        storage?.setItem(languageKey, next);
      } catch {
        // Forbidden storage: the choice holds for this page.
      }
      onChosen?.(next);
      language.current = next;
      return true;
    },
  });
  return language;
}
