/**
 * The modal dialogs that are open, by their sheets, the newest last. All but the last and what lies in it is inert, to pointers, keys
 * and screen readers: what has to be heard or closed over a dialog has to stand in it.
 */
const sheets: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  listeners.forEach((listener) => listener());
}

/** Says that a dialog has opened; the answer says that it has closed, while its sheet is still in the page. */
export function dialogOpened(sheet: HTMLElement): () => void {
  sheets.push(sheet);
  changed();
  return () => {
    const at = sheets.indexOf(sheet);
    if (at < 0) return;
    sheets.splice(at, 1);
    changed();
  };
}

/** The sheet of the dialog on top. */
export const topSheet = (): HTMLElement | undefined => sheets.at(-1);

/** Hears, at once, when a dialog opens or closes. */
export function watchDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
