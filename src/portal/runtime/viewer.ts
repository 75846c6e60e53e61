import { proxy } from 'valtio';
import { onServer } from '#ui/base/on-server.ts';
import type { Writable } from '#engine/proxy-types.ts';

/** Width class of the page: below 640 px, below 900 px, and above. */
export type Width = 'phone' | 'tablet' | 'desktop';

export type Viewer = {
  readonly width: Width;
  /** Current minute in a time zone as digits of date and time, such as 202611240930, for numeric comparison. */
  minute: (timeZone: string) => number;
  /** Changes with every minute begun since the time was first read. */
  readonly minutes: number;
  /** Reads width and time anew. */
  measure: () => void;
};

const minuteMs = 60_000;

/**
 * Facts about the viewer's surroundings: width of the page and time.
 * @param assumed width until `measure`, as the server draws the page; measured at once without it
 */
export function createViewer(clock: () => Date, assumed?: Width): Viewer {
  const isBelow = (pixels: number): MediaQueryList | undefined => {
    const query = globalThis.matchMedia?.(`(max-width: ${pixels - 0.02}px)`);
    query?.addEventListener('change', () => viewer.measure());
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
    width: assumed ?? width(),
    minutes: 0,
    measure() {
      viewer.width = width();
      viewer.minutes += 1;
    },
    minute(timeZone) {
      if (!ticks && !onServer) tick();
      ticks = true;
      // The Swedish format equals ISO 8601: 2026-11-24 09:30.
      const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return Number(form.format(clock()).replace(/\D/gu, ''));
    },
  });
  return viewer;
}
