const open = new WeakSet<HTMLElement>();

const put = (panel: HTMLElement, isOpen: boolean): void => {
  if (open.has(panel) === isOpen) return;
  if (isOpen) open.add(panel);
  else open.delete(panel);
  panel.style.display = isOpen ? 'block' : '';
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: isOpen ? 'open' : 'closed' }));
};

const onClick = ({ target }: Event): void => {
  const button = (target as Element).closest?.('[popovertarget]:not(:disabled)');
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (panel) put(panel, !open.has(panel));
};

const onKeyDown = (event: Event): void => {
  const panel = (event.target as Element).closest?.<HTMLElement>('[popover]');
  if ((event as KeyboardEvent).key === 'Escape' && panel) put(panel, false);
};

/** What jsdom lacks of the platform's popover: buttons that open it, Escape, and the toggle event. */
export const installPopover = (): void => {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      put(this, true);
    },
    hidePopover(this: HTMLElement) {
      put(this, false);
    },
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};
