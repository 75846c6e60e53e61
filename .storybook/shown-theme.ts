import type { ThemeModeStore } from '#ui/theme/theme-mode.ts';

let shown: ThemeModeStore | undefined;

/** Keeps the theme of the story on show, and gives it back. */
export function showTheme(theme: ThemeModeStore): ThemeModeStore {
  shown = theme;
  return theme;
}

/** The mode of the story on show; undefined where it has none, such as a page of the reference. */
export const shownMode = (): 'dark' | 'light' | undefined => shown?.mode;

/** Puts the story on show in a mode, with whatever of it depends on that. */
export const showMode = (mode: 'dark' | 'light'): void => shown?.set(mode);

/** Before another story. */
export function forgetTheme(): void {
  shown = undefined;
}
