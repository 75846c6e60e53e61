import { isDrawn, onTakenOver } from './taken-over.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A choice, or a text with the caret after what was typed last. */
type Entered = boolean | { text: string; caret: number | null };

const isEntry = (target: EventTarget | null): target is Entry =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChecked = (entry: Entry): entry is HTMLInputElement =>
  entry instanceof HTMLInputElement && (entry.type === 'checkbox' || entry.type === 'radio');

/**
 * Keeps what is entered until the page has been taken over (`root` loses `data-drawn`), and enters it then: typed by a visitor or filled
 * in by the browser, it came before anything listened, and the first change of the page would reset it. Focus and caret stay. A field
 * that has gone, such as one of a visitor's page on a member's, is left alone, and so are files, which no code may choose.
 */
export function keepEarlyEntries(root: HTMLElement): void {
  const entered = new Map<Entry, Entered>();
  root.ownerDocument.addEventListener(
    'input',
    ({ target }) => {
      if (!isDrawn(root) || !isEntry(target) || target.type === 'file') return;
      entered.set(
        target,
        isChecked(target) ? target.checked : { text: target.value, caret: caretOf(target) },
      );
    },
    true,
  );
  onTakenOver(root, () => {
    for (const [entry, what] of entered) if (entry.isConnected) enter(entry, what);
    entered.clear();
  });
}

/**
 * As if it were entered now. React leaves out an event that brings no change to what it last saw, which is what is set on the element
 * itself: it sees another value first.
 */
function enter(entry: Entry, what: Entered): void {
  if (typeof what === 'boolean') {
    if (!isChecked(entry)) return;
    entry.checked = !what;
    entry.click();
    return;
  }
  entry.value = '';
  Reflect.set(Object.getPrototypeOf(entry) as object, 'value', what.text, entry);
  entry.dispatchEvent(new Event('input', { bubbles: true }));
  if (entry instanceof HTMLSelectElement) entry.dispatchEvent(new Event('change', { bubbles: true }));
  else if (entry === document.activeElement && what.caret !== null)
    entry.setSelectionRange(what.caret, what.caret);
}

/** Null in a kind of input whose caret no code may set, such as an address of e-mail. */
const caretOf = (entry: Entry): number | null =>
  entry instanceof HTMLSelectElement ? null : entry.selectionEnd;
