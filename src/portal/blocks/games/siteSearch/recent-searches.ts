import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

/** Entry of the browser's storage with what was found by searches on this device. It names games, and nobody. */
const entryName = 'livery.searches';
const mostKept = 8;
const longest = 64;

export type RecentSearches = {
  /** The last first. */
  readonly texts: readonly string[];
  add: (text: string) => void;
  clear: () => void;
};

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Recent searches of the device; they last for the page where the browser keeps nothing. */
export function createRecentSearches(storage: Kept | undefined): RecentSearches {
  const recent = proxy<Writable<RecentSearches>>({
    texts: read(storage),
    add(text) {
      recent.texts = [text, ...recent.texts.filter((other) => other !== text)].slice(0, mostKept);
      attempt(() => storage?.setItem(entryName, JSON.stringify(recent.texts)));
    },
    clear() {
      recent.texts = [];
      attempt(() => storage?.removeItem(entryName));
    },
  });
  return recent;
}

function read(storage: Kept | undefined): readonly string[] {
  const kept: unknown = attempt(() => JSON.parse(storage?.getItem(entryName) ?? '[]'));
  if (!Array.isArray(kept)) return [];
  return kept
    .filter((text): text is string => typeof text === 'string' && text !== '' && text.length <= longest)
    .slice(0, mostKept);
}

/** Browsers may forbid storage, and anybody may have written to it. */
function attempt(use: () => unknown): unknown {
  try {
    return use();
  } catch {
    return undefined;
  }
}
