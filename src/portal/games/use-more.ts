import { useCallback, useState, type RefCallback } from 'react';

/** Distance of the last item from the viewport at which more are rendered, in CSS pixels. */
const ahead = 600;

/**
 * Number of rendered items of a horizontal scroller: `step` at first, and as many again whenever the last one comes near. `last` is that
 * item's ref. Without IntersectionObserver all are rendered.
 */
export function useMore(step: number): { shown: number; last: RefCallback<HTMLElement> } {
  const [shown, setShown] = useState(step);
  const last = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      if (typeof IntersectionObserver === 'undefined') {
        setShown(Infinity);
        return undefined;
      }
      const watcher = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setShown((count) => count + step);
        },
        { root: element.closest('.lv-scroller-row'), rootMargin: `0px ${ahead}px` },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [step],
  );
  return { shown, last };
}
