import type { FocusEvent, KeyboardEvent } from 'react';

const cellsOf = (grid: HTMLElement): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('button')];

/** Target cell of an arrow key, by the cells' positions on the page: rows may wrap at any width. */
function target(cells: HTMLElement[], at: number, key: string, rtl: boolean): number | undefined {
  const step = (rtl ? -1 : 1) * (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
  if (step !== 0) return at + step;
  if (key === 'Home') return 0;
  if (key === 'End') return cells.length - 1;
  const from = cells[at]?.getBoundingClientRect();
  if (!from || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const down = key === 'ArrowDown';
  const order = down ? cells.keys() : [...cells.keys()].reverse();
  for (const index of order) {
    if (down ? index <= at : index >= at) continue;
    const box = cells[index]?.getBoundingClientRect();
    if (!box) continue;
    const beyond = down ? box.top > from.top + 1 : box.top < from.top - 1;
    if (beyond && Math.abs(box.left - from.left) < from.width / 2) return index;
  }
  return undefined;
}

/** Arrows move between the buttons of a grid, and one of them is in the tab order: the one that had the focus last. */
export const gridKeys = {
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cells = cellsOf(event.currentTarget);
    const at = cells.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = target(cells, at, event.key, rtl);
    if (to === undefined) return;
    event.preventDefault();
    cells[to]?.focus();
  },
  onFocus(event: FocusEvent<HTMLElement>) {
    for (const cell of cellsOf(event.currentTarget)) cell.tabIndex = cell === event.target ? 0 : -1;
  },
};
