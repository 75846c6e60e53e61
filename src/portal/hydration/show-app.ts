import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrationOf } from '#ui/blocks/hydration.ts';
import { reportToConsole } from '../runtime/report.ts';
import type { Hold } from './hold.ts';

/** Milliseconds after which the page is released without waiting for the rest of the hydration. */
const patience = 10_000;

/** Takes over what the server drew, then releases the portal; without a hold draws anew. */
export function showApp(place: HTMLElement, app: ReactNode, hold: Hold | undefined): void {
  if (!hold) {
    // What stands there, an outline or a page of other documents, stays until the new one takes its place.
    flushSync(() => createRoot(place).render(app));
    unmark();
    return;
  }
  restoreStyles(place);
  const release = (): void => {
    clearTimeout(late);
    unmark();
    hold.release();
  };
  const late = setTimeout(() => {
    reportToConsole({ code: 'HYDRATION_LATE', message: 'Parts of the page have not been taken over.' });
    release();
  }, patience);
  void hydrationOf(hold.drawn.boundaries + 1).then(release);
  // React reports a part that differs, and draws it anew. In a transition it lets the browser go on between small pieces.
  startTransition(() => void hydrateRoot(place, app));
}

/** What styles know of a drawn page is over. */
function unmark(): void {
  const { dataset } = document.documentElement;
  delete dataset['drawn'];
  delete dataset['edges'];
}

/** Writes the style attributes back, which the policy forbids in markup. */
function restoreStyles(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
