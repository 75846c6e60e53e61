import { placeRow } from '../blocks/layout/navigation/place-row.ts';

/**
 * Follows the parsing of the page: what only its code measured would show after the first paint. Measures in animation frames, where the
 * layout that it asks for is the one that the frame paints.
 */
export function placeRows(): void {
  let frame: number | undefined;
  const place = (): void => {
    frame = undefined;
    for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) placeRow(row);
  };
  const placeSoon = (): void => {
    frame ??= requestAnimationFrame(place);
  };
  const parsing = new MutationObserver(placeSoon);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    placeSoon();
  });
  // Style sheets and the logo come when they come.
  document.addEventListener('load', () => document.readyState !== 'complete' && placeSoon(), true);
}
