import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

type ThemeMode = 'dark' | 'light';
type ModePreference = ThemeMode | 'system';

/** Where the choice of a visitor is kept; the portal's index.html reads it before the first paint. */
export const themeModeKey = 'livery.theme';

export type ThemeModeStore = {
  readonly mode: ThemeMode;
  set: (mode: ThemeMode) => void;
  /** The brand's own preference; a visitor's choice goes before it. */
  setDefault: (preference: ModePreference) => void;
};

type ThemeModeOptions = {
  root: HTMLElement;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'> | undefined;
  preference: ModePreference;
};

const isMode = (value: unknown): value is ThemeMode => value === 'dark' || value === 'light';

/** Dark or light: what the visitor chose, else what the brand prefers, else what the system says. Sets `data-theme`. */
export function createThemeMode({ root, storage, systemDark, preference }: ThemeModeOptions): ThemeModeStore {
  const stored = read(storage);
  let chosen: ThemeMode | undefined = isMode(stored) ? stored : undefined;
  let fallback = preference;
  const current = (): ThemeMode => {
    if (chosen) return chosen;
    if (fallback !== 'system') return fallback;
    return systemDark?.matches === false ? 'light' : 'dark';
  };
  const update = () => {
    const next = current();
    root.dataset['theme'] = next;
    store.mode = next;
  };
  const store = proxy<Writable<ThemeModeStore>>({
    mode: current(),
    set(next) {
      chosen = next;
      try {
        storage?.setItem(themeModeKey, next);
      } catch {
        // Forbidden storage: the choice holds for this page.
      }
      update();
    },
    setDefault(next) {
      fallback = next;
      update();
    },
  });
  update();
  systemDark?.addEventListener('change', update);
  return store;
}

function read(storage: ThemeModeOptions['storage']): string | null {
  try {
    return storage?.getItem(themeModeKey) ?? null;
  } catch {
    return null;
  }
}
