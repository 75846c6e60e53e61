import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrationOf } from '#ui/blocks/hydration.ts';
import type { PortalFault } from '../runtime/portal-fault.ts';
import type { Hold } from './hold.ts';

/** Milliseconds after which the page is released without waiting for the rest of the hydration. */
const patience = 10_000;

/** Takes over what the server drew, then releases the portal; without it draws into the empty page. */
export function showApp(
  place: HTMLElement,
  app: ReactNode,
  { hold, report }: { hold: Hold | undefined; report: (fault: PortalFault) => void },
): void {
  if (!hold) {
    unmark();
    place.replaceChildren();
    createRoot(place).render(app);
    return;
  }
  restoreStyles(place);
  const hydrated = hydrationOf(hold.drawn.boundaries + 1);
  hydrateRoot(place, app, {
    onRecoverableError: (error) =>
      report({ code: 'HYDRATION', message: `A part was drawn anew: ${String(error)}`, error }),
  });
  void Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => {
    hold.release();
    unmark();
  });
}

/** What styles know of a drawn page is over. */
function unmark(): void {
  const { dataset } = document.documentElement;
  delete dataset['drawn'];
  delete dataset['session'];
}

/** Writes the style attributes back, which the policy forbids in markup. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
