import { useEffect, useState, type RefObject } from 'react';

export type ScrollEdges = { atStart: boolean; atEnd: boolean };

/** Tells if a horizontal scroller is at its ends, in both writing directions. Both are true when everything fits. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // In right-to-left text scrollLeft runs from 0 down to negative values.
      const travelled = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      const atStart = travelled <= 2;
      const atEnd = travelled >= room - 2;
      setEdges((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
    };
    // An observer tells of the first sizes by itself, once they are known anyway.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (!sizes) measure();
    element.addEventListener('scroll', measure, { passive: true });
    sizes?.observe(element);
    for (const child of element.children) sizes?.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, [ref]);
  return edges;
}
