import { inPreview } from '#contract/preview-address.ts';

/** Has every address that the page goes to stay in the preview, so that a reload shows the draft again and not the real site. */
export function keepAddress({ history, location }: Pick<Window, 'history' | 'location'>): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name].bind(history);
    history[name] = (state, unused, url) =>
      go(state, unused, url === undefined || url === null ? url : inPreview(String(url), location.href));
  }
}
