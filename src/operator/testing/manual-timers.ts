import type { Timers } from '../workspace/timers.ts';

/** Timers that a test advances. */
export function createManualTimers(start = 0): Timers & { pass: (milliseconds: number) => void } {
  let now = start;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after: (delay, run) => {
      const timer = { at: now + delay, run };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    pass: (milliseconds) => {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}
