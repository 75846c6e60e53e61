type ThemeMode = 'dark' | 'light';
type ModePreference = ThemeMode | 'system';

/** Where the choice of a visitor is kept; the portal's index.html reads it before the first paint. */
export const themeModeKey = 'livery.theme';

export type ThemeModeStore = {
  get: () => ThemeMode;
  set: (mode: ThemeMode) => void;
  /** The brand's own preference; a visitor's choice goes before it. */
  setDefault: (preference: ModePreference) => void;
  subscribe: (listener: () => void) => () => void;
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
  const listeners = new Set<() => void>();
  const stored = read(storage);
  let chosen: ThemeMode | undefined = isMode(stored) ? stored : undefined;
  let fallback = preference;
  const current = (): ThemeMode => {
    if (chosen) return chosen;
    if (fallback !== 'system') return fallback;
    return systemDark?.matches === false ? 'light' : 'dark';
  };
  let mode = current();
  root.dataset['theme'] = mode;
  const update = () => {
    const next = current();
    root.dataset['theme'] = next;
    if (next === mode) return;
    mode = next;
    listeners.forEach((listener) => listener());
  };
  systemDark?.addEventListener('change', update);
  return {
    get: () => mode,
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
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: ThemeModeOptions['storage']): string | null {
  try {
    return storage?.getItem(themeModeKey) ?? null;
  } catch {
    return null;
  }
}
