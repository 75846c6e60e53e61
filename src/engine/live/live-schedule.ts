import type { Timer } from './live-types.ts';

/** Intervals in milliseconds. The pointer is polled often without hints, rarely while hints arrive. */
const pace = {
  hint: 100,
  safety: 300_000,
  poll: 10_000,
  retryFirst: 1_000,
  retryMost: 60_000,
} as const;

export type LiveSchedule = {
  /** Something may have changed: check soon, with jitter so that pages do not all ask at once. */
  soon: () => void;
  now: () => void;
  connected: (up: boolean) => void;
  /** A hidden page does not poll. */
  visible: (shown: boolean) => void;
  stop: () => void;
};

/** Decides when to check the pointer. `check` resolves to false when a retry may help. */
export function createSchedule(
  check: () => Promise<boolean>,
  timer: Timer,
  random: () => number,
): LiveSchedule {
  let failures = 0;
  let hintsUp = false;
  let shown = true;
  let running = false;
  /** Check requested while another one ran, whose answer may predate the request. */
  let again: 'now' | 'soon' | undefined;
  let stopped = false;
  let cancel = () => {};

  const plan = (milliseconds: number) => {
    cancel();
    if (!stopped) cancel = timer(() => void run(), milliseconds);
  };
  const spread = (milliseconds: number) => milliseconds * (0.5 + random());
  const planNext = () => {
    if (failures > 0) plan(spread(Math.min(pace.retryMost, pace.retryFirst * 2 ** (failures - 1))));
    else if (!shown) cancel();
    else plan(spread(hintsUp ? pace.safety : pace.poll));
  };
  const run = async (): Promise<void> => {
    if (stopped) return;
    if (running) {
      again = 'now';
      return;
    }
    cancel();
    running = true;
    let good = false;
    try {
      good = await check();
    } finally {
      // Also after an exception, reported elsewhere: a page that stopped checking would stay outdated.
      running = false;
      failures = good ? 0 : failures + 1;
      const asked = again;
      again = undefined;
      if (asked === 'now') void run();
      else if (asked === 'soon') soon();
      else planNext();
    }
  };
  const soon = (): void => {
    if (running) again ??= 'soon';
    else plan(random() * pace.hint);
  };

  return {
    soon,
    now: () => void run(),
    connected(up) {
      // Changes published while the channel was down are not announced again.
      if (up && !hintsUp) soon();
      else if (!up && hintsUp) plan(spread(pace.retryFirst));
      hintsUp = up;
    },
    visible(isShown) {
      if (shown === isShown) return;
      shown = isShown;
      if (shown) void run();
      else if (failures === 0) cancel();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
