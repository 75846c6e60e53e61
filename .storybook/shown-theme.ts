import type { ThemeModeStore } from '#ui/theme/theme-mode.ts';

let shown: ThemeModeStore | undefined;

/** Stores and returns the theme of the current story. */
export function showTheme(theme: ThemeModeStore): ThemeModeStore {
  shown = theme;
  return theme;
}

/** Mode of the current story; undefined for one without a theme, such as a reference page. */
export const shownMode = (): 'dark' | 'light' | undefined => shown?.mode;

/** Sets the mode of the current story. */
export const showMode = (mode: 'dark' | 'light'): void => shown?.set(mode);

/** Before another story. */
export function forgetTheme(): void {
  shown = undefined;
}
