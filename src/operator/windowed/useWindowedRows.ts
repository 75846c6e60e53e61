import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** Shorter lists are drawn whole. */
const MANY = 60;

export type WindowedRow = {
  index: number;
  /** Attributes of the row's element, which measure it and keep it at its place. */
  place: {
    ref?: (element: Element | null) => void;
    'data-index'?: number;
    style?: { marginBlockStart: number };
  };
};

/** The page's scrolling part, in which lists stand. */
const scroller = (): HTMLElement | null => document.getElementById('content');

/**
 * Rows of a long list, drawn as far as in view; the row with the focus stays. The list's element gets `list` and `around`.
 * @param estimate usual height of a row in pixels
 */
export function useWindowedRows(keys: readonly string[], estimate: number) {
  const list = useRef<HTMLDivElement & HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [held, setHeld] = useState<string>();
  const isWindowed = keys.length > MANY;
  const heldAt = held === undefined ? -1 : keys.indexOf(held);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on to what is memoized
  const virtual = useVirtualizer({
    count: keys.length,
    enabled: isWindowed,
    getScrollElement: scroller,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => estimate,
    // What is not laid out has no height.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || estimate,
    overscan: 8,
    scrollMargin: top,
    initialRect: { width: 900, height: 600 },
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return heldAt === -1 || seen.includes(heldAt) ? seen : [...seen, heldAt].sort((a, b) => a - b);
    },
  });

  // What stands above the list may grow and shrink with each drawing; what is set is the measure itself, so it settles at once.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  useLayoutEffect(() => {
    const [box, view] = [list.current, scroller()];
    if (!isWindowed || !box || !view) return;
    const now = box.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;
    if (Math.abs(now - top) > 1) setTop(now);
  });

  // A row that is moved by keyboard is followed.
  const before = useRef(heldAt);
  useEffect(() => {
    if (isWindowed && heldAt !== -1 && before.current !== -1 && before.current !== heldAt)
      virtual.scrollToIndex(heldAt, { align: 'auto' });
    before.current = heldAt;
  }, [heldAt, isWindowed, virtual]);

  if (!isWindowed) {
    const rows = keys.map((_, index): WindowedRow => ({ index, place: {} }));
    return { list, rows, around: {}, reach: () => undefined };
  }
  const items = virtual.getVirtualItems();
  const ends = items.map(({ end }) => end);
  return {
    list,
    rows: items.map(({ index, start }, nth): WindowedRow => ({
      index,
      place: {
        ref: virtual.measureElement,
        'data-index': index,
        style: { marginBlockStart: start - (ends[nth - 1] ?? top) },
      },
    })),
    around: {
      style: { paddingBlockEnd: Math.max(0, virtual.getTotalSize() - ((ends.at(-1) ?? top) - top)) },
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest('[data-index]');
        if (row?.parentElement === list.current) setHeld(keys[Number(row.getAttribute('data-index'))]);
      },
    },
    /** Scrolls to a row, which is drawn then. */
    reach: (key: string): void => {
      const index = keys.indexOf(key);
      if (index !== -1) virtual.scrollToIndex(index, { align: 'center' });
    },
  };
}
