import { dialogOpened } from '#ui/primitives/open-dialogs.ts';

/** A sheet over everything, for what draws itself: `place` is where. */
export type Sheet = {
  place: HTMLElement;
  /** What is drawn is there. */
  ready: () => void;
  close: () => void;
};

type SheetOptions = {
  title: string;
  text: string;
  closeLabel: string;
  /** The player closed it. */
  onClose: () => void;
};

const make = (tag: string, className: string, text?: string): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

/**
 * Opens a modal sheet outside of React, in the top layer: what others draw would lie beneath a dialog that is open, where nobody
 * can reach it. The focus goes back to where it was.
 */
export function openSheet({ title, text, closeLabel, onClose }: SheetOptions): Sheet {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'lv-dialog lv-dialog-small';
  dialog.setAttribute('aria-label', title);
  const sheet = make('div', 'lv-dialog-sheet');
  const head = make('header', 'lv-dialog-head');
  const close = make('button', 'lv-button lv-button-ghost lv-dialog-close', '\u00D7');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', closeLabel);
  head.append(make('h2', 'lv-dialog-title', title), close);
  const body = make('div', 'lv-dialog-body');
  const place = make('div', '');
  place.style.marginBlockStart = 'var(--space-3)';
  place.setAttribute('aria-busy', 'true');
  body.append(make('p', '', text), place);
  sheet.append(head, body);
  dialog.append(sheet);
  document.body.append(dialog);

  let closed = (): void => {};
  const shut = (): void => {
    if (dialog.open) dialog.close();
    closed();
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  close.addEventListener('click', onClose);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  dialog.showModal();
  closed = dialogOpened(sheet);
  return { place, ready: () => place.removeAttribute('aria-busy'), close: shut };
}
