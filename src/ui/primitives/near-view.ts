/** How far beyond the view pictures are fetched: 1.3 times its height in all. The share of a picture that has to be near. */
const margin = '30% 0px';
const threshold = 0.1;

/** Pictures that came, remembered so that one that shows again stands there at once. */
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
  // Without anything to watch, the next picture begins a new one.
  if (waiting.size === 0) watcher = undefined;
}

/** Calls `then` once an element comes near the view, at once where the browser cannot tell. Gives the way to stop. */
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

/** Whether a picture is among the last that came. */
export const hasCome = (src: string): boolean => came.has(src);

export function remember(src: string): void {
  came.delete(src);
  came.add(src);
  const [oldest] = came;
  if (came.size > remembered && oldest !== undefined) came.delete(oldest);
}
