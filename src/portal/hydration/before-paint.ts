// Stands in the page itself (scripts/vite/inline-script.ts) and follows its parsing: what only the page's code measured would
// show after the first paint.
import { placeRow } from '../blocks/navigation/place-row.ts';

const place = (): void => {
  for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) placeRow(row);
};
const parsing = new MutationObserver(place);
parsing.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  parsing.disconnect();
  place();
});
// Style sheets and the logo come when they come.
document.addEventListener('load', () => document.readyState !== 'complete' && place(), true);
