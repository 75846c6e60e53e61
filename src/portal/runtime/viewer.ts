import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

/** How wide the page is: below 640 px, below 900 px, and from there on. */
type Width = 'phone' | 'tablet' | 'desktop';

export type Viewer = {
  readonly width: Width;
  /** The present minute in a time zone as the digits of its date and time, such as 202611240930, so that they are compared as numbers. */
  minute: (timeZone: string) => number;
  /** Minutes that have begun since the time was first asked for. */
  readonly minutes: number;
};

const minuteMs = 60_000;

/** What of the viewer's surroundings decides what is shown: the width of the page and the time. */
export function createViewer(clock: () => Date): Viewer {
  const isBelow = (pixels: number): MediaQueryList | undefined => {
    const query = globalThis.matchMedia?.(`(max-width: ${pixels - 0.02}px)`);
    query?.addEventListener('change', () => (viewer.width = width()));
    return query;
  };
  const [phone, tablet] = [isBelow(640), isBelow(900)];
  const width = (): Width => (phone?.matches ? 'phone' : tablet?.matches ? 'tablet' : 'desktop');
  let ticks = false;
  /** Once somebody has asked for the time, every minute is told. */
  const tick = () => {
    setTimeout(
      () => {
        viewer.minutes += 1;
        tick();
      },
      minuteMs - (clock().getTime() % minuteMs),
    );
  };
  const viewer = proxy<Writable<Viewer>>({
    width: width(),
    minutes: 0,
    minute(timeZone) {
      if (!ticks) tick();
      ticks = true;
      // The form that Swedish shares with ISO 8601: 2026-11-24 09:30.
      const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return Number(form.format(clock()).replace(/\D/gu, ''));
    },
  });
  return viewer;
}
