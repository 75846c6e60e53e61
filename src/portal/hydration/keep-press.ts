/**
 * Keeps the last press of a button, by pointer or keyboard, until the page has been taken over (`root` loses `data-drawn`), and presses it
 * then. A button that has gone, such as one to log in on a member's page, is not pressed.
 */
export function keepPress(root: HTMLElement): void {
  let pressed: HTMLElement | undefined;
  const isDrawn = (): boolean => root.dataset['drawn'] !== undefined;
  root.ownerDocument.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || !isDrawn()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = button;
    },
    true,
  );
  new MutationObserver(() => {
    if (isDrawn()) return;
    const button = pressed;
    pressed = undefined;
    // The page becomes the visitor's own in this task.
    if (button) setTimeout(() => button.isConnected && button.click());
  }).observe(root, { attributeFilter: ['data-drawn'] });
}
