/** Scrolls a strip of links, and nothing else, so that the current one stands in its middle. */
export function bringIntoStrip(strip: HTMLElement | null | undefined): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !current) return;
  const gap = current.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollLeft += gap - (strip.clientWidth - current.offsetWidth) / 2;
}
