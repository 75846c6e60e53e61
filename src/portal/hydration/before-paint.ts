// Runs in the page itself (scripts/vite/inline-script.ts): before each paint until the page is there, long before its code.
import { placeRow } from '../blocks/navigation/place-row.ts';

function place(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.lv-nav-bar > ul')) placeRow(row);
  if (document.readyState === 'loading') requestAnimationFrame(place);
}

requestAnimationFrame(place);
