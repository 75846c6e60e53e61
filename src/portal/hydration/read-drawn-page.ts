import { drawnPageId, type DrawnPage } from '#contract/drawn-page.ts';

/** State of the page that the server drew; undefined when it sent the outline alone. */
export function readDrawnPage(root: Document): DrawnPage | undefined {
  const json = root.getElementById(drawnPageId)?.textContent;
  return json ? (JSON.parse(json) as DrawnPage) : undefined;
}
