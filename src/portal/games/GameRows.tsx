import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { vendorNames } from './game.ts';
import { GameLine } from './GameLine.tsx';
import type { GridLayout } from './use-columns.ts';
import { useThrottled } from './use-throttled.ts';
import { pageSizeFor, type Wanted } from './wanted.ts';

/** Rows beyond the view that are drawn, so that a quick hand meets pictures. */
const overscan = 3;

/** Milliseconds between two askings for what scrolling brings (specification section 9). */
const throttleMs = 200;

type RowsProps = {
  wanted: Wanted;
  total: number;
  rows: number;
  layout: GridLayout;
  scroller?: HTMLElement | null | undefined;
};

/** The rows near the view, each at its place in a list as high as all of them. */
export function GameRows({ wanted, total, rows, layout, scroller }: RowsProps) {
  const say = useText();
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const margin = useOffset(list, scroller);
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused.current), []);
  const estimateSize = useCallback(() => layout.height, [layout.height]);
  const common = {
    count: rows,
    estimateSize,
    overscan,
    rangeExtractor,
    scrollMargin: margin,
    useFlushSync: false,
  };
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to what is memoized.
  const inWindow = useWindowVirtualizer({ ...common, enabled: !scroller });
  // oxlint-disable-next-line react/incompatible-library -- the same.
  const inElement = useVirtualizer({
    ...common,
    enabled: Boolean(scroller),
    getScrollElement: () => scroller ?? null,
  });
  const virtualizer = scroller ? inElement : inWindow;
  // Rows are as high as their width makes them: another width is another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.height]);

  const items = virtualizer.getVirtualItems();
  const rowsOfPage = pageSizeFor(layout.columns) / layout.columns;
  const pageOf = (row: number): number => Math.floor(row / rowsOfPage) + 1;
  const near = items.map(({ index }) => pageOf(index));
  const [from, to] = useThrottled(`${Math.min(...near)} ${Math.max(...near)}`, throttleMs)
    .split(' ')
    .map(Number);

  const { value: vendors } = useSource('gameVendors');
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  return (
    <div
      ref={list}
      role="list"
      aria-label={say('block.games.list')}
      className="lv-game-lines"
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map(({ index, start }) => (
        <div
          key={index}
          role="presentation"
          className="lv-game-line-place"
          style={{ translate: `0 ${start - margin}px` }}
          onFocus={() => {
            focused.current = index;
          }}
          onBlur={() => {
            focused.current = undefined;
          }}
        >
          <GameLine
            wanted={wanted}
            page={pageOf(index)}
            row={index}
            layout={layout}
            total={total}
            vendors={names}
            asked={pageOf(index) >= (from ?? 1) && pageOf(index) <= (to ?? 1)}
          />
        </div>
      ))}
    </div>
  );
}

/** A row with the focus stays, or the focus would be lost. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (focused === undefined || rows.includes(focused)) return rows;
  return [...rows, focused].sort((one, other) => one - other);
}

/** Where a list begins in what scrolls around it, followed as what stands above it grows. */
function useOffset(list: RefObject<HTMLElement | null>, scroller: HTMLElement | null | undefined): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const top = list.current.getBoundingClientRect().top;
      const next = scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY;
      setOffset((now) => (Math.abs(now - next) < 1 ? now : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(scroller ?? document.body);
    return () => watcher.disconnect();
  }, [list, scroller]);
  return offset;
}
