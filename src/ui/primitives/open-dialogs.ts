import { proxy, ref } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';

/**
 * Open modal dialogs, the newest last. Everything outside of the last one is inert: content to be announced or closed over a dialog must
 * be inside it.
 */
export const openDialogs = proxy<{ sheets: readonly Ref<HTMLElement>[] }>({ sheets: [] });

/** Registers an open dialog; returns a function for its closing, to be called while it is still in the page. */
export function dialogOpened(sheet: HTMLElement): () => void {
  openDialogs.sheets = [...openDialogs.sheets, ref(sheet)];
  return () => {
    openDialogs.sheets = openDialogs.sheets.filter((other) => other !== sheet);
  };
}

/** The sheet of the dialog on top. */
export const topSheet = (): HTMLElement | undefined => openDialogs.sheets.at(-1);
