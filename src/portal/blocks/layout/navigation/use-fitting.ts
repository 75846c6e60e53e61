import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isHydrating } from '#ui/blocks/hydration.ts';
import { placeRow } from './place-row.ts';

export type Fitting = { list: RefObject<HTMLUListElement | null>; count: number };

/** Number of a row's entries that fit beside each other. */
export function useFitting(total: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(total);
  // After every drawing: entries, words and sizes may all have changed, and measuring a row is cheap.
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => setCount(placeRow(row));
    // What the server drew has been placed before it was painted; the observer counts what fits.
    if (!isHydrating()) measure();
    let frame = 0;
    // Placing the row resizes what is observed: within the observer's own turn the browser would report a loop.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    resized.observe(row);
    for (const part of row.closest('.lv-header-row')?.children ?? []) resized.observe(part);
    for (const item of row.children) resized.observe(item);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  });
  return { list, count: Math.min(count, total) };
}
