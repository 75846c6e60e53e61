import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrationOf } from '#ui/blocks/hydration.ts';
import type { Hold } from './hold.ts';

/** Milliseconds after which the page is released without waiting for the rest of the hydration. */
const patience = 10_000;

/** Takes over what the server drew, then releases the portal; without it draws into the empty page. */
export function showApp(place: HTMLElement, app: ReactNode, hold: Hold | undefined): void {
  if (!hold) {
    unmark();
    place.replaceChildren();
    createRoot(place).render(app);
    return;
  }
  restoreStyles(place);
  const hydrated = hydrationOf(hold.drawn.boundaries + 1);
  // React reports a part that differs, and draws it anew.
  hydrateRoot(place, app);
  void Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => {
    unmark();
    hold.release();
  });
}

/** What styles know of a drawn page is over. */
const unmark = (): boolean => delete document.documentElement.dataset['drawn'];

/** Writes the style attributes back, which the policy forbids in markup. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
