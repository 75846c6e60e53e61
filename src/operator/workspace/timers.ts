/** Injected time in milliseconds, which tests control. */
export type Timers = {
  now: () => number;
  /** Runs once after a delay; the answer calls it off. */
  after: (delay: number, run: () => void) => () => void;
};

export const systemTimers: Timers = {
  now: () => Date.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};
