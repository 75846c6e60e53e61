import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { endHydration, hydrationOf, isHydrating } from '#ui/blocks/hydration.ts';
import { reportToConsole } from '../runtime/report.ts';
import type { Hold } from './hold.ts';

/** Milliseconds without a part that was taken over, after which the page is released without waiting for the others. */
const patience = 10_000;

/**
 * Takes over what the server drew, then releases the portal; without a hold draws anew. `onLeave` is given what to call when
 * another page is shown: parts of the drawn one that are gone by then are never taken over.
 */
export function showApp(
  place: HTMLElement,
  app: ReactNode,
  hold: Hold | undefined,
  onLeave?: (leave: () => void) => void,
): void {
  if (!hold) {
    // What stands there, an outline or a page of other documents, stays until the new one takes its place.
    flushSync(() => createRoot(place).render(app));
    unmark();
    return;
  }
  restoreStyles(place);
  // Once true, parts that have not been taken over yet are drawn for whoever looks by now.
  let isEarly = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = async (): Promise<void> => {
    clearTimeout(timer);
    (await hold.texts)();
    unmark();
    hold.release();
  };
  const releaseEarly = (): void => {
    isEarly = true;
    endHydration();
    void release();
  };
  const giveUp = (): void => {
    reportToConsole({ code: 'HYDRATION_LATE', message: 'Parts of the page have not been taken over.' });
    releaseEarly();
  };
  // A slow device goes on part by part; only one for which nothing goes on any more is not waited for.
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience);
  };
  wait();
  void hydrationOf(hold.drawn.boundaries + 1, wait).then(release);
  onLeave?.(() => {
    if (isHydrating()) releaseEarly();
  });
  // React reports a part that differs, and draws it anew. In a transition it lets the browser go on between small pieces.
  startTransition(
    () =>
      void hydrateRoot(place, app, {
        onRecoverableError: (error) => {
          // What comes after the release differs from the visitor's page for everyone who is not that visitor.
          if (!isEarly) {
            reportError(error);
            // A part that React drew anew is never counted.
            releaseEarly();
          }
        },
      }),
  );
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
