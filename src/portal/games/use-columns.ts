import { useLayoutEffect, useState, type RefObject } from 'react';

/** How tiles stand in a grid; lengths in CSS pixels. `height` is that of a row with the gap below it. */
export type GridLayout = { columns: number; gap: number; height: number };

/** Narrow grids have three tiles side by side; in wider ones a tile is at least this wide. */
const narrow = 600;
const tileMin = 156;
const columnsMin = 3;

/** Of a poster, height by width. */
const ratio = 4 / 3;

/** Before anything was measured: a phone. */
const usualWidth = 358;

const layoutFor = (width: number): GridLayout => {
  const gap = width < narrow ? 12 : 16;
  const columns =
    width < narrow ? columnsMin : Math.max(columnsMin, Math.floor((width + gap) / (tileMin + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, gap, height: Math.round(tile * ratio) + gap };
};

/** The layout of a grid for the width of its box, followed as it changes. */
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
