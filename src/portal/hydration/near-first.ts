import { isDrawn } from './taken-over.ts';

/**
 * Has the browser lay out of a drawn page's sections those alone that are near the screen (`data-near-first` on `root`, shell.css), until
 * the visitor has scrolled or goes to another page. Not where the page opens scrolled, at the target of its address or where it was left: that place is
 * known by the sizes of all sections above it.
 */
export function layOutNearFirst(root: HTMLElement): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isDrawn(root) && location.hash === '' && entry?.type === 'navigate') root.dataset['nearFirst'] = '';
}
