/** How wide the page is: below 640 px, below 900 px, and from there on. */
type Width = 'phone' | 'tablet' | 'desktop';

export type Viewer = {
  width: () => Width;
  /** The present minute in a time zone as the digits of its date and time, such as 202611240930, so that they are compared as numbers. */
  minute: (timeZone: string) => number;
  subscribe: (listener: () => void) => () => void;
};

const minuteMs = 60_000;

/** What of the viewer's surroundings decides what is shown: the width of the page and the time. */
export function createViewer(clock: () => Date): Viewer {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const isBelow = (pixels: number): MediaQueryList | undefined => {
    const query = globalThis.matchMedia?.(`(max-width: ${pixels - 0.02}px)`);
    query?.addEventListener('change', tell);
    return query;
  };
  const [phone, tablet] = [isBelow(640), isBelow(900)];
  let ticks = false;
  /** Once somebody has asked for the time, every minute is told. */
  const tick = () => {
    setTimeout(
      () => {
        tell();
        tick();
      },
      minuteMs - (clock().getTime() % minuteMs),
    );
  };
  return {
    width: () => (phone?.matches ? 'phone' : tablet?.matches ? 'tablet' : 'desktop'),
    minute(timeZone) {
      if (!ticks) tick();
      ticks = true;
      // The form that Swedish shares with ISO 8601: 2026-11-24 09:30.
      const form = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
      return Number(form.format(clock()).replace(/\D/gu, ''));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
