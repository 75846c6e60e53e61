import type { Control } from './control.ts';

/** Gives what a control had to another one. */
export type HeldFocus = (to: Control) => void;

/** Focus and caret of a control that is about to go; undefined unless it has the focus. */
export const holdFocus = (from: Control): HeldFocus | undefined => {
  if (from !== from.ownerDocument.activeElement) return undefined;
  const { selectionStart: start = null, selectionEnd: end = null } = from as Partial<HTMLInputElement>;
  const direction = (from as Partial<HTMLInputElement>).selectionDirection ?? undefined;
  return (to) => {
    to.focus({ preventScroll: true });
    if (start === null || !('setSelectionRange' in to)) return;
    try {
      to.setSelectionRange(start, end, direction);
    } catch {
      // Kinds of controls without a caret, such as dates, refuse one.
    }
  };
};
