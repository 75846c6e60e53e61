// What jsdom lacks of the platform, as far as the shell relies on it.
function define(prototype: object, methods: Record<string, (this: HTMLElement) => void>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true });
  }
}

/** Tells a popover that it opened or closed. */
export function toggled(element: HTMLElement, open: boolean): void {
  element.toggleAttribute('data-test-open', open);
  const event = new Event('toggle');
  element.dispatchEvent(Object.assign(event, { newState: open ? 'open' : 'closed' }));
}

define(HTMLDialogElement.prototype, {
  showModal() {
    this.setAttribute('open', '');
  },
  close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  },
});
define(HTMLElement.prototype, {
  showPopover() {
    toggled(this, true);
  },
  hidePopover() {
    toggled(this, false);
  },
});

// A button with popovertarget toggles its popover.
document.addEventListener('click', (event) => {
  const id = (event.target as Element).closest?.('button[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) toggled(popover, !popover.hasAttribute('data-test-open'));
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
