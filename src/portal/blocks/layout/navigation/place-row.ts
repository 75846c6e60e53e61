import { bringIntoStrip } from '../../../parts/bring-into-strip.ts';

/** Room for the button that opens the rest, in CSS pixels. */
const restWidth = 104;

/**
 * Gives a row of entries a line of its own where it should have one, and tells how many entries fit. The entries (`.lv-nav-item`) must
 * stay in the list, also those that do not fit, so that they can be measured. Where the row scrolls, the entry of the page stands in view,
 * until somebody scrolls it away. Also run before the first paint.
 */
export function placeRow(row: HTMLElement): number {
  // Each entry with the gap behind it; the last one needs none.
  const gap = px(getComputedStyle(row).columnGap);
  const widths = Array.from(
    row.querySelectorAll<HTMLElement>(':scope > .lv-nav-item'),
    (item) => item.offsetWidth + gap,
  );
  const header = row.closest<HTMLElement>('.lv-header-row');
  // Beside what else stands in the row of a header more entries would be hidden than shown: they get a line of their own.
  const ownLine = header !== null && wantsOwnLine(widths, roomIn(header, row) + gap);
  row.parentElement?.toggleAttribute('data-own-line', ownLine);
  bringCurrent(row);
  return fitting(widths, row.clientWidth + gap);
}

/** Entries that have been brought into view, by their rows. */
const brought = new WeakMap<HTMLElement, Element | null>();

function bringCurrent(row: HTMLElement): void {
  const current = row.querySelector('[aria-current]');
  if (brought.get(row) === current) return;
  brought.set(row, current);
  bringIntoStrip(row);
}

const px = (length: string): number => Number.parseFloat(length) || 0;

/** Room for a list in a header beside everything else there, wherever the list stands now; the rest keeps its width. */
function roomIn(header: HTMLElement, list: HTMLElement): number {
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(header);
  const others = [...header.children].filter((part) => !part.contains(list)) as HTMLElement[];
  const gaps = others.length * px(columnGap);
  const taken = others.reduce((sum, { offsetWidth }) => sum + offsetWidth, gaps);
  return header.clientWidth - px(paddingLeft) - px(paddingRight) - taken;
}

/** Number of leading widths that fit into a room; when not all do, the button for the rest has to fit too. */
export function fitting(widths: readonly number[], room: number): number {
  const sum = widths.reduce((total, width) => total + width, 0);
  if (sum <= room) return widths.length;
  let used = restWidth;
  const count = widths.findIndex((width) => (used += width) > room);
  return Math.max(1, count);
}

/** True when more entries would be hidden than shown. */
export const wantsOwnLine = (widths: readonly number[], room: number): boolean =>
  fitting(widths, room) * 2 < widths.length;
