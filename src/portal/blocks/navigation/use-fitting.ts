import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Room for the button that opens the rest, in CSS pixels. */
const restWidth = 104;

export type Fitting = { list: RefObject<HTMLUListElement | null>; count: number };

/**
 * How many entries of a row fit beside each other. The entries (`.lv-nav-item`) must stay in the list, also those that do
 * not fit, so that they can be measured.
 */
export function useFitting(total: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(total);
  // After every drawing: entries, words and sizes may all have changed, and measuring a row is cheap.
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const widths = Array.from(
        row.querySelectorAll<HTMLElement>(':scope > .lv-nav-item'),
        (item) => item.offsetWidth,
      );
      setCount(fitting(widths, row.clientWidth));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(row);
    for (const item of row.children) resized.observe(item);
    return () => resized.disconnect();
  });
  return { list, count: Math.min(count, total) };
}

/** Number of leading widths that fit into a room; when not all do, the button for the rest has to fit too. */
export function fitting(widths: readonly number[], room: number): number {
  const sum = widths.reduce((total, width) => total + width, 0);
  if (sum <= room) return widths.length;
  let used = restWidth;
  const count = widths.findIndex((width) => (used += width) > room);
  return Math.max(1, count);
}
