import { proxy, ref } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';

/**
 * The modal dialogs that are open, by their sheets, the newest last. All but the last and what lies in it is inert, to pointers, keys
 * and screen readers: what has to be heard or closed over a dialog has to stand in it.
 */
export const openDialogs = proxy<{ sheets: readonly Ref<HTMLElement>[] }>({ sheets: [] });

/** Says that a dialog has opened; the answer says that it has closed, while its sheet is still in the page. */
export function dialogOpened(sheet: HTMLElement): () => void {
  openDialogs.sheets = [...openDialogs.sheets, ref(sheet)];
  return () => {
    openDialogs.sheets = openDialogs.sheets.filter((other) => other !== sheet);
  };
}

/** The sheet of the dialog on top. */
export const topSheet = (): HTMLElement | undefined => openDialogs.sheets.at(-1);
