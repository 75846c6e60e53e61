import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps how much stands above an element on the page in its `--stage-top`, so that its style can fill the rest of the window: a header has
 * one line or three, by brand, width and member.
 */
export function useStageTop(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const top = Math.max(0, current.getBoundingClientRect().top + scrollY);
      current.style.setProperty('--stage-top', `${Math.round(top)}px`);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    const header = document.querySelector('.lv-header');
    if (header) watcher.observe(header);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [element]);
}
