import { placeRow } from '../blocks/layout/navigation/place-row.ts';

/**
 * Follows the parsing of the page: what only its code measured would show after the first paint. A row is placed as soon as it can be
 * measured: browsers may lay a page out before the animation frames, to know what lies below the pointer, and count what those move then. Later ones are measured in
 * animation frames, where the layout that they ask for is the one that the frame paints.
 */
export function placeRows(): void {
  const { dataset } = document.documentElement;
  // A row of which only a part has come may be painted too: it stays unseen until it is placed (header.css).
  dataset['rowsComing'] = '';
  const placed = new WeakSet<Element>();
  let frame: number | undefined;
  const place = (): void => {
    frame = undefined;
    for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) placeRow(row);
  };
  const placeSoon = (): void => {
    frame ??= requestAnimationFrame(place);
  };
  const placeNew = (): void => {
    for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) {
      if (placed.has(row) || !isWhole(row) || !isStyled()) continue;
      placed.add(row);
      placeRow(row);
    }
    const first = document.querySelector('.lv-header-row');
    if (first && isWhole(first) && isStyled()) delete dataset['rowsComing'];
    placeSoon();
  };
  const parsing = new MutationObserver(placeNew);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    delete dataset['rowsComing'];
    placeSoon();
  });
  // Style sheets and the logo come when they come.
  document.addEventListener('load', () => document.readyState !== 'complete' && placeNew(), true);
}

/** True once the part of a header with a row has been parsed to its end: something follows it. */
const isWhole = (row: Element): boolean =>
  Boolean(row.closest('.lv-header-row')?.nextElementSibling ?? row.closest('.lv-header')?.nextElementSibling);

/** True once all style sheets so far are here. */
const isStyled = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet);
