/** Distance beyond the viewport at which pictures load (30% of its height on each side), and the visible share required. */
const margin = '30% 0px';
const threshold = 0.1;

/** Number of loaded pictures remembered, so that one shown again appears at once. */
const remembered = 200;

const waiting = new Map<Element, () => void>();
let watcher: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    const then = waiting.get(target);
    forget(target);
    then?.();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  watcher?.unobserve(element);
  // The next picture creates a new observer.
  if (waiting.size === 0) watcher = undefined;
}

/**
 * Calls `then` once an element comes near the viewport, at once where IntersectionObserver is missing. Returns a
 * function that stops.
 */
export function whenNear(element: Element, then: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    then();
    return () => {};
  }
  watcher ??= new IntersectionObserver(tell, { rootMargin: margin, threshold });
  waiting.set(element, then);
  watcher.observe(element);
  return () => forget(element);
}

const came = new Set<string>();

/** True for a picture among the last loaded. */
export const hasCome = (src: string): boolean => came.has(src);

/**
 * Forgets which pictures have loaded, so that a page looks the same whatever was shown before.
 * @internal For stories.
 */
export const forgetPictures = (): void => came.clear();

export function remember(src: string): void {
  came.delete(src);
  came.add(src);
  const [oldest] = came;
  if (came.size > remembered && oldest !== undefined) came.delete(oldest);
}
