import { useLayoutEffect, useState, type RefObject } from 'react';

/** Layout of a grid of tiles, in CSS pixels. `height` is that of a row with the gap below it. */
export type GridLayout = { columns: number; gap: number; height: number };

/** Grids narrower than this have three columns; in wider ones tiles have the minimum width. */
const narrow = 600;
const tileMin = 156;
const columnsMin = 3;

/** Height by width of a poster. */
const ratio = 4 / 3;

/** Assumed width before measurement: a phone's. */
const usualWidth = 358;

const layoutFor = (width: number): GridLayout => {
  const gap = width < narrow ? 12 : 16;
  const columns =
    width < narrow ? columnsMin : Math.max(columnsMin, Math.floor((width + gap) / (tileMin + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, gap, height: Math.round(tile * ratio) + gap };
};

/** Layout of a grid for the width of its box, updated on resize. */
export function useColumns(box: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState(() => layoutFor(usualWidth));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const next = layoutFor(element.clientWidth || usualWidth);
      setLayout((now) => (now.columns === next.columns && now.height === next.height ? now : next));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return layout;
}
