import type { Timer } from './live-types.ts';

/** Milliseconds. While hints arrive the pointer is asked for only now and then; without them it is polled. */
const pace = {
  hint: 100,
  safety: 300_000,
  poll: 10_000,
  retryFirst: 1_000,
  retryMost: 60_000,
} as const;

export type LiveSchedule = {
  /** Something may have changed: ask soon. A little jitter keeps many pages from asking in the same instant. */
  soon: () => void;
  now: () => void;
  connected: (up: boolean) => void;
  /** A hidden page does not poll. */
  visible: (shown: boolean) => void;
  stop: () => void;
};

/** Decides when to ask for the pointer. `check` gives false when asking again may help. */
export function createSchedule(
  check: () => Promise<boolean>,
  timer: Timer,
  random: () => number,
): LiveSchedule {
  let failures = 0;
  let hintsUp = false;
  let shown = true;
  let running = false;
  /** What was asked for while a check ran: its answer may be from before. */
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
      // Also after a fault, which is told elsewhere: a page that stopped asking would never be right again.
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
      // What was published while the channel was down is not told again.
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
