/** Colours of the console: chosen in this browser, else those of the system. */
export type ConsoleMode = 'light' | 'dark';

const KEY = 'livery.operator.mode';

const isMode = (value: string | null): value is ConsoleMode => value === 'light' || value === 'dark';

function chosenMode(): ConsoleMode | undefined {
  const kept = localStorage.getItem(KEY);
  return isMode(kept) ? kept : undefined;
}

/** Puts the chosen mode on the page; styles/base.css reads it. */
export function applyMode(): void {
  const mode = chosenMode();
  if (mode) document.documentElement.dataset['mode'] = mode;
  else delete document.documentElement.dataset['mode'];
}

/** Changes the mode in this browser; undefined follows the system again. */
export function chooseMode(mode: ConsoleMode | undefined): void {
  if (mode) localStorage.setItem(KEY, mode);
  else localStorage.removeItem(KEY);
  applyMode();
}

export const isModeChosen = (): boolean => chosenMode() !== undefined;

/** The mode on the screen. */
export const shownMode = (): ConsoleMode =>
  chosenMode() ?? (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
