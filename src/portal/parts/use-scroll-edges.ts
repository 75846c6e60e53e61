import { useEffect, useState, type RefObject } from 'react';

export type ScrollEdges = { atStart: boolean; atEnd: boolean };

/** Whether a sideways scroller stands at its ends. Both are true when everything fits. Works in both writing directions. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // Right to left scrollLeft runs from 0 down to a negative width.
      const travelled = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      const atStart = travelled <= 2;
      const atEnd = travelled >= room - 2;
      setEdges((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    sizes?.observe(element);
    for (const child of element.children) sizes?.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, [ref]);
  return edges;
}
