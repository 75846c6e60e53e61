import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

/** Storage key of the chosen language. */
const languageKey = 'livery.language';

export type LanguageStore = {
  readonly current: string;
  /** Changes the language once its texts have loaded and `ready`, which is called then, has ended; false when the texts failed. */
  choose: (language: string, ready?: () => Promise<void>) => Promise<boolean>;
};

type LanguageOptions = {
  /** Language of the HTML. */
  first: string;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Loads the texts of a language, then changes to it if `ready` ends with true; false when the texts failed to load. */
  speak: (language: string, ready: () => Promise<boolean>) => Promise<boolean>;
  /** Called on a choice, so that the next HTML uses it. */
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
    async choose(next, ready) {
      asked = next;
      // Another may be chosen while these texts load.
      const spoken = await speak(next, async () => {
        await ready?.();
        return asked === next;
      });
      if (!spoken) return false;
      if (asked !== next) return true;
      try {
        storage?.setItem(languageKey, next);
      } catch {
        // Storage is forbidden: the choice lasts for this page.
      }
      onChosen?.(next);
      language.current = next;
      return true;
    },
  });
  return language;
}
