import { useCallback, useState, type RefCallback } from 'react';

/** How near the last one has to come, in pixels, before there are more. */
const ahead = 600;

/**
 * How many things of a row that scrolls sideways are drawn: `step` at first, and as many again whenever the last of them comes near. `last` is
 * the ref of that one. Where nothing can be observed all of them are.
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
