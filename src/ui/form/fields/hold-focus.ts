import type { Control } from './control.ts';

/** Applies a control's former focus and caret to another one. */
export type HeldFocus = (to: Control) => void;

/** Captures focus and caret of a control before it unmounts; undefined unless it has the focus. */
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
