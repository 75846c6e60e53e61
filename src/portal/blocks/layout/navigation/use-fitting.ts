import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isHydrating } from '#ui/blocks/hydration.ts';
import { placeRow } from './place-row.ts';

export type Fitting = { list: RefObject<HTMLUListElement | null>; count: number };

/** Number of a row's entries that fit beside each other. */
export function useFitting(total: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState<number>();
  // After every drawing: entries, words and sizes may all have changed.
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => setCount(placeRow(row));
    let frame = 0;
    // In a frame of its own the layout that measuring asks for is the one that is painted; at once, the rest of the page would still change after
    // it. Placing the row resizes what is observed: within the observer's own turn the browser would report a loop.
    const measureInFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => flushSync(measure));
    };
    // What the server drew has been placed before it was painted; the frame counts what fits.
    if (count !== undefined || isHydrating()) measureInFrame();
    else measure();
    const resized = new ResizeObserver(measureInFrame);
    resized.observe(row);
    for (const part of row.closest('.lv-header-row')?.children ?? []) resized.observe(part);
    for (const item of row.children) resized.observe(item);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  });
  return { list, count: Math.min(count ?? total, total) };
}
