import { hasCome, remember } from '#ui/primitives/near-viewport.ts';

/** Number of pictures held for unopened pages; the oldest are dropped first. */
const held = 32;

/** Prefetches pictures at the lowest priority, after all fetches of the current page; loaded ones appear at once. */
export function createPicturePrefetch(): (sources: readonly string[]) => void {
  const pictures = new Map<string, HTMLImageElement>();
  return (sources) => {
    for (const src of sources) {
      if (hasCome(src) || pictures.has(src)) continue;
      const picture = new Image();
      picture.fetchPriority = 'low';
      picture.addEventListener('load', () => remember(src));
      // The page retries, and shows a replacement.
      picture.addEventListener('error', () => pictures.delete(src));
      picture.src = src;
      pictures.set(src, picture);
      const [oldest] = pictures.keys();
      if (pictures.size > held && oldest !== undefined) pictures.delete(oldest);
    }
  };
}
