// Browser APIs that the interface uses and jsdom lacks. Nothing is laid out, scrolled or painted.
type Methods<Owner> = Record<string, (this: Owner) => void>;

/** Adds methods that a test may replace or spy on. */
function define<Owner extends object>(prototype: Owner, methods: Methods<Owner>): void {
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();

define(HTMLDialogElement.prototype, {
  showModal() {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button')?.focus();
  },
  close() {
    if (!this.open) return;
    this.removeAttribute('open');
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
});

const openPopovers = new WeakSet<HTMLElement>();

function togglePopover(panel: HTMLElement, open: boolean): void {
  if (openPopovers.has(panel) === open) return;
  if (open) openPopovers.add(panel);
  else openPopovers.delete(panel);
  // The style sheet of jsdom hides every popover.
  panel.style.display = open ? 'block' : '';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }));
}

define(HTMLElement.prototype, {
  showPopover() {
    togglePopover(this, true);
  },
  hidePopover() {
    togglePopover(this, false);
  },
});

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.('[popovertarget]:not(:disabled)');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (panel) togglePopover(panel, !openPopovers.has(panel));
});
// At the window, after every listener of the page, as the browser's own answer to a key.
window.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
  if (key !== 'Escape' || defaultPrevented) return;
  const panel = (target as Element).closest?.<HTMLElement>('[popover]');
  if (panel) togglePopover(panel, false);
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A page in jsdom has a mouse and no preferences.
globalThis.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
// jsdom has one that only complains.
globalThis.scrollTo = () => {};

globalThis.CSS ??= {
  // Enough for ids and names.
  escape: (text: string) => text.replaceAll(/[^\w-]/g, (letter) => `\\${letter}`),
} as typeof CSS;
document.adoptedStyleSheets ??= [];
CSSStyleSheet.prototype.replaceSync ??= () => {};
HTMLCanvasElement.prototype.getContext = () => null;
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
globalThis.DOMRect ??= function DOMRect() {} as unknown as typeof DOMRect;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
// Nothing is at a point of a page without a layout.
document.elementFromPoint ??= () => null;
