import { placeRow } from '../blocks/layout/navigation/place-row.ts';

const place = (): void => {
  for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) placeRow(row);
};

/** Follows the parsing of the page: what only its code measured would show after the first paint. */
export function placeRows(): void {
  const parsing = new MutationObserver(place);
  parsing.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    place();
  });
  // Style sheets and the logo come when they come.
  document.addEventListener('load', () => document.readyState !== 'complete' && place(), true);
}
