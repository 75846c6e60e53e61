import { whenIdle } from '#ui/base/when-idle.ts';

/** Pixels beyond the screen's edges that count as on it: shadows, and a scroll that has begun. */
const margin = 200;

/**
 * Finds the parts of the page that are off the screen, and returns a function that leaves them out of the next layout and paint; each is
 * laid out again when the page is idle. For a change of the whole page, such as its language, of which a visitor sees a screen.
 *
 * Places are read at once, while they are known: later the browser might have to lay out all of the page to tell one.
 */
export function offScreen(): () => void {
  const edge = innerHeight + margin;
  const parts = [...document.querySelectorAll<HTMLElement>('.lv-main > *, .lv-footer')]
    .map((part) => ({ style: part.style, place: part.getBoundingClientRect() }))
    // What takes no room may stand anywhere: a notice that is fixed to the screen.
    .filter(({ place }) => place.height > 0 && (place.bottom < -margin || place.top > edge));
  return () => {
    for (const { style, place } of parts) {
      style.contentVisibility = 'hidden';
      style.blockSize = `${place.height}px`;
    }
    // An idle time before the paint does not count.
    requestAnimationFrame(() => {
      for (const { style } of parts)
        whenIdle(() => {
          style.contentVisibility = '';
          style.blockSize = '';
        });
    });
  };
}
