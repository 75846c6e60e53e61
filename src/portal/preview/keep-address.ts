import { inPreview } from '#contract/preview-address.ts';

/** Keeps the preview's query in every address of the page, so that a reload shows the draft again. */
export function keepAddress({ history, location }: Pick<Window, 'history' | 'location'>): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name].bind(history);
    history[name] = (state, unused, url) =>
      go(state, unused, url === undefined || url === null ? url : inPreview(String(url), location.href));
  }
}
