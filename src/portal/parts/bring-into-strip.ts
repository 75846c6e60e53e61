/** Centres the current link or tab of a strip by scrolling the strip only. */
export function bringIntoStrip(strip: HTMLElement | null | undefined): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
  if (!strip || !current) return;
  const gap = current.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  strip.scrollLeft += gap - (strip.clientWidth - current.offsetWidth) / 2;
}
