/** Pixels of scrolling that count as a direction: a thumb that rests moves less. */
const least = 12;

/**
 * Says on the root element how the page was scrolled last, for styles: `data-scrolled` is `down` or `up`, and absent at its top. Bars
 * give way by it on phones. Answers what ends it. Needs nothing of the page's code.
 */
export function followScroll(root: HTMLElement): () => void {
  let last = scrollY;
  const look = (): void => {
    // Below 0 where a page can be pulled over its top.
    const now = Math.max(0, scrollY);
    if (now > 0 && Math.abs(now - last) < least) return;
    if (now === 0) delete root.dataset['scrolled'];
    else root.dataset['scrolled'] = now > last ? 'down' : 'up';
    last = now;
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
