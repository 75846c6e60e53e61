import { afterEach, expect, it } from 'vitest';
import { placeRow } from './place-row.ts';

afterEach(() => document.body.replaceChildren());

/** Number of entries, 100 pixels wide and 10 apart, that fit into a room. */
function fitting(entries: number, room: number): number {
  const row = document.body.appendChild(document.createElement('ul'));
  row.style.columnGap = '10px';
  Object.defineProperty(row, 'clientWidth', { value: room });
  for (let at = 0; at < entries; at += 1) {
    const item = row.appendChild(document.createElement('li'));
    item.className = 'lv-nav-item';
    Object.defineProperty(item, 'offsetWidth', { value: 100 });
  }
  return placeRow(row);
}

it('counts the gaps between entries', () => {
  expect(fitting(4, 430)).toBe(4);
  expect(fitting(4, 429)).toBeLessThan(4);
});

/** A row of four entries, 100 pixels wide each, in a room of 200; jsdom lays nothing out. */
function rowAt(current: number): { row: HTMLElement; go: (to: number) => void } {
  const row = document.body.appendChild(document.createElement('ul'));
  Object.defineProperty(row, 'clientWidth', { value: 200 });
  const links = [0, 1, 2, 3].map((at) => {
    const item = row.appendChild(document.createElement('li'));
    item.className = 'lv-nav-item';
    const link = item.appendChild(document.createElement('a'));
    Object.defineProperty(link, 'offsetWidth', { value: 100 });
    link.getBoundingClientRect = () => new DOMRect(at * 100 - row.scrollLeft, 0, 100, 40);
    return link;
  });
  const go = (to: number): void =>
    links.forEach((link, at) =>
      at === to ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current'),
    );
  go(current);
  return { row, go };
}

it('brings the entry of the page into view, once for each page', () => {
  const { row, go } = rowAt(2);
  placeRow(row);
  expect(row.scrollLeft).toBe(150);
  row.scrollLeft = 0;
  placeRow(row);
  expect(row.scrollLeft).toBe(0);
  go(3);
  placeRow(row);
  expect(row.scrollLeft).toBe(250);
});
