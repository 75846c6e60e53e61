import { dialogOpened } from '#ui/primitives/open-dialogs.ts';

/** A sheet over everything for third-party content, which goes into `place`. */
export type Sheet = {
  place: HTMLElement;
  /** Reports that the content has rendered. */
  ready: () => void;
  close: () => void;
};

type SheetOptions = {
  title: string;
  text: string;
  closeLabel: string;
  /** Called when the player closes the sheet. */
  onClose: () => void;
};

const make = (tag: string, className: string, text?: string): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

/**
 * Opens a modal sheet outside of React in the top layer: third-party content would otherwise lie unreachable beneath an open dialog.
 * The focus returns to its previous place.
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
