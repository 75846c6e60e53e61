const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** What jsdom lacks of the platform's dialog: opening, closing, Escape, and the focus that goes back to where it was. */
export const installDialog = (): void => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'));
  });
};
