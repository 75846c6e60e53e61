const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Focusable element of a field: its control, or the first one inside. */
const controlOf = (id: string): HTMLElement | null => {
  const element = document.getElementById(id);
  return !element || element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
};

/** Puts the focus on a control and brings its whole field into view, label and message with it. */
export const focusControl = (id: string): void => {
  const control = controlOf(id);
  control?.focus({ preventScroll: true });
  // Documents without layout, such as jsdom's, cannot scroll.
  control?.closest('.lv-field')?.scrollIntoView?.({ block: 'nearest' });
};
