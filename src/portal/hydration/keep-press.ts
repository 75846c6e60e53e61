import { isDrawn, onTakenOver } from './taken-over.ts';

/**
 * Keeps the last press of a button, by pointer or keyboard, or of Enter in a field of a form, until the page has been taken over (`root`
 * loses `data-drawn`), and makes it then. A button that has gone, such as one to log in on a member's page, is not pressed.
 */
export function keepPress(root: HTMLElement): void {
  let pressed: HTMLButtonElement | HTMLFormElement | undefined;
  const keep = (event: Event, what: typeof pressed): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = what;
  };
  const page = root.ownerDocument;
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button && isDrawn(root)) keep(event, button);
    },
    true,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.isComposing || !isDrawn(root)) return;
      // A button that is disabled until something is entered would keep the browser from sending the form.
      if (event.target instanceof HTMLInputElement && event.target.form) keep(event, event.target.form);
    },
    true,
  );
  onTakenOver(root, () => {
    const kept = pressed;
    pressed = undefined;
    // The page becomes the visitor's own in this task.
    setTimeout(() => {
      if (!kept?.isConnected) return;
      if (kept instanceof HTMLFormElement) kept.requestSubmit();
      else kept.click();
    });
  });
}
