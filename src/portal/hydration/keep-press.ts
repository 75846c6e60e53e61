import { isDrawn, onTakenOver } from './taken-over.ts';

type Pressed = HTMLButtonElement | HTMLFormElement;

/** State that a switch shows; null for what is no switch. */
const shownState = (pressed: Pressed): string | null => pressed.getAttribute('aria-pressed');

/**
 * Keeps presses of buttons, by pointer or keyboard, or of Enter in a field of a form, until the page has been taken over (`root`
 * loses `data-drawn`), and makes them then: one of each switch, such as the numbers of a lottery, and the last of what else was pressed. A
 * button that has gone, such as one to log in on a member's page, is not pressed, and neither is a switch that has come to what was asked of it.
 */
export function keepPress(root: HTMLElement): void {
  const kept = new Map<Pressed, string | null>();
  const keep = (event: Event, pressed: Pressed): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const state = shownState(pressed);
    // A switch that is pressed twice is where it was.
    if (state !== null && kept.delete(pressed)) return;
    if (state === null) for (const [before, shown] of kept) if (shown === null) kept.delete(before);
    kept.set(pressed, state);
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
    const made = [...kept];
    kept.clear();
    // The page becomes the visitor's own in this task.
    setTimeout(() => {
      for (const [pressed, state] of made) {
        if (!pressed.isConnected || shownState(pressed) !== state) continue;
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed.click();
      }
    });
  });
}
