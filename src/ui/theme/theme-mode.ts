import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

type ThemeMode = 'dark' | 'light';
type ModePreference = ThemeMode | 'system';

/** Storage key of the visitor's choice; the portal's index.html reads it before the first paint. */
export const themeModeKey = 'livery.theme';

export type ThemeModeStore = {
  readonly mode: ThemeMode;
  set: (mode: ThemeMode) => void;
  /** Sets the brand's preference; a visitor's choice wins over it. */
  setDefault: (preference: ModePreference) => void;
  /** Applies the visitor's mode in place of the one that the server drew. */
  settle: () => void;
};

type ThemeModeOptions = {
  root: HTMLElement;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'> | undefined;
  preference: ModePreference;
  /** Mode that the server drew, which stays until `settle`. */
  drawn?: ThemeMode | undefined;
};

const isMode = (value: unknown): value is ThemeMode => value === 'dark' || value === 'light';

/** Dark or light: the visitor's choice, else the brand's preference, else the system's. Sets `data-theme`. */
export function createThemeMode({
  root,
  storage,
  systemDark,
  preference,
  drawn,
}: ThemeModeOptions): ThemeModeStore {
  let held = drawn !== undefined;
  const stored = read(storage);
  let chosen: ThemeMode | undefined = isMode(stored) ? stored : undefined;
  let fallback = preference;
  const current = (): ThemeMode => {
    if (chosen) return chosen;
    if (fallback !== 'system') return fallback;
    return systemDark?.matches === false ? 'light' : 'dark';
  };
  const update = () => {
    if (held) return;
    const next = current();
    root.dataset['theme'] = next;
    store.mode = next;
  };
  const store = proxy<Writable<ThemeModeStore>>({
    mode: drawn ?? current(),
    set(next) {
      chosen = next;
      try {
        storage?.setItem(themeModeKey, next);
      } catch {
        // Storage is forbidden: the choice lasts for this page.
      }
      update();
    },
    setDefault(next) {
      fallback = next;
      update();
    },
    settle() {
      held = false;
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
