import { proxy } from 'valtio';
import type { Writable } from '#engine/proxy-types.ts';

/** Width class of the page: below 640 px, below 900 px, and above. */
type Width = 'phone' | 'tablet' | 'desktop';

export type Viewer = {
  readonly width: Width;
  /** Current minute in a time zone as digits of date and time, such as 202611240930, for numeric comparison. */
  minute: (timeZone: string) => number;
  /** Number of minutes begun since the time was first read. */
  readonly minutes: number;
};

const minuteMs = 60_000;

/** Facts about the viewer's surroundings: width of the page and time. */
export function createViewer(clock: () => Date): Viewer {
  const isBelow = (pixels: number): MediaQueryList | undefined => {
    const query = globalThis.matchMedia?.(`(max-width: ${pixels - 0.02}px)`);
    query?.addEventListener('change', () => (viewer.width = width()));
    return query;
  };
  const [phone, tablet] = [isBelow(640), isBelow(900)];
  const width = (): Width => (phone?.matches ? 'phone' : tablet?.matches ? 'tablet' : 'desktop');
  let ticks = false;
  /** Ticks every minute, once the time has been read. */
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
      // The Swedish format equals ISO 8601: 2026-11-24 09:30.
      const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return Number(form.format(clock()).replace(/\D/gu, ''));
    },
  });
  return viewer;
}
