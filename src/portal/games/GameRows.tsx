import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { vendorNames } from './game.ts';
import { whenIdle } from '#ui/base/when-idle.ts';
import { GameLine } from './GameLine.tsx';
import type { GridLayout } from './use-columns.ts';
import { useThrottled } from './use-throttled.ts';
import { useFavorites } from './use-favorites.ts';
import { useGameListPages } from './use-pages.ts';
import { useTiles } from './use-tiles.ts';
import { pageSize, type GameFilter } from './game-filter.ts';

/** Rows beyond the viewport rendered after the visible ones, so that fast scrolling meets pictures. */
const rowsAhead = 3;

/** Shortest interval between requests caused by scrolling, in milliseconds (specification section 9). */
const throttleMs = 200;

type RowsProps = {
  wanted: GameFilter;
  total: number;
  rows: number;
  layout: GridLayout;
  scroller?: HTMLElement | null | undefined;
};

const pageOf = (game: number): number => Math.floor(game / pageSize) + 1;

/** Virtualised rows of games in a list of full height. Later changes of `wanted` are ignored. */
export function GameRows({ wanted: given, total, rows, layout, scroller }: RowsProps) {
  const [wanted] = useState(given);
  const say = useText();
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  const margin = useOffset(list, scroller);
  const overscan = useRowsAhead();
  const rangeExtractor = useCallback((range: Range) => withFocused(range, focused.current), []);
  const estimateSize = useCallback(() => layout.height, [layout.height]);
  const common = {
    count: rows,
    estimateSize,
    overscan,
    rangeExtractor,
    scrollMargin: margin ?? 0,
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
  // The height of rows depends on their width.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, layout.height]);

  const isInView = useCallback(
    (row: number): boolean => {
      const { options, scrollOffset, scrollRect } = virtualizer;
      const size = options.estimateSize(row);
      const fromTop = options.scrollMargin + row * size - (scrollOffset ?? 0);
      return fromTop < (scrollRect?.height ?? 0) && fromTop + size > 0;
    },
    [virtualizer],
  );

  // The rows in view are known once the list's offset is measured.
  const items = margin === undefined ? [] : virtualizer.getVirtualItems();
  // Pages of a row's first and last game, which may differ.
  const pagesOf = (row: number): [number, number] => [
    pageOf(row * layout.columns),
    pageOf(Math.min(total, (row + 1) * layout.columns) - 1),
  ];
  const near = [...new Set(items.flatMap(({ index }) => pagesOf(index)))].join(' ');
  const pages = useGameListPages(wanted, useThrottled(near, throttleMs));

  const { value: vendors } = useSource('gameVendors');
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  const tiles = useTiles();
  const favorites = useFavorites();
  return (
    <div
      ref={list}
      role="list"
      aria-label={say('block.games.list')}
      className="lv-game-lines"
      style={{ blockSize: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map(({ index, start }) => {
        const [page, next] = pagesOf(index);
        return (
          <div
            key={index}
            role="presentation"
            className="lv-game-line-place"
            style={{ translate: `0 ${start - (margin ?? 0)}px` }}
            onFocus={() => {
              focused.current = index;
            }}
            onBlur={() => {
              focused.current = undefined;
            }}
          >
            <GameLine
              page={pages.get(page)}
              next={pages.get(next)}
              row={index}
              layout={layout}
              total={total}
              vendors={names}
              tiles={tiles}
              favorites={favorites}
              isInView={isInView}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Keeps the focused row rendered, or the focus would be lost. */
function withFocused(range: Range, focused: number | undefined): number[] {
  const rows = defaultRangeExtractor(range);
  if (focused === undefined || rows.includes(focused)) return rows;
  return [...rows, focused].sort((one, other) => one - other);
}

/** Number of rows beyond the viewport: none until the visible ones are rendered and the browser is idle. */
function useRowsAhead(): number {
  const [rows, setRows] = useState(0);
  useEffect(() => whenIdle(() => startTransition(() => setRows(rowsAhead))), []);
  return rows;
}

/** Offset of a list in its scroller, updated as the content above it grows; undefined before the first measurement. */
function useOffset(
  list: RefObject<HTMLElement | null>,
  scroller: HTMLElement | null | undefined,
): number | undefined {
  const [offset, setOffset] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const top = list.current.getBoundingClientRect().top;
      const next = scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY;
      setOffset((now) => (now !== undefined && Math.abs(now - next) < 1 ? now : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(measure);
    watcher.observe(scroller ?? document.body);
    return () => watcher.disconnect();
  }, [list, scroller]);
  return offset;
}
