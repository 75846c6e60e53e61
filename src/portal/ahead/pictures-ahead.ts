import { hasCome, remember } from '#ui/primitives/near-view.ts';

/** Pictures that are held for pages nobody has opened yet; the oldest go first. */
const held = 32;

/** Fetches pictures before a page shows them, after everything else that the page on show fetches; those that came stand there at once. */
export function createPicturesAhead(): (sources: readonly string[]) => void {
  const pictures = new Map<string, HTMLImageElement>();
  return (sources) => {
    for (const src of sources) {
      if (hasCome(src) || pictures.has(src)) continue;
      const picture = new Image();
      picture.fetchPriority = 'low';
      picture.addEventListener('load', () => remember(src));
      // The page asks again, and says what is to be seen instead.
      picture.addEventListener('error', () => pictures.delete(src));
      picture.src = src;
      pictures.set(src, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > held && oldest !== undefined) pictures.delete(oldest);
    }
  };
}
