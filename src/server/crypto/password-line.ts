import { availableParallelism } from 'node:os';

/** So many wait already that one more would wait too long; the gateway answers BUSY. */
export class LineFull extends Error {
  constructor() {
    super('Too many passwords wait to be hashed.');
  }
}

/** Queue of work with limited concurrency, first come first served. */
export type Line = {
  /** @throws LineFull instead of waiting behind too many */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  isFull(): boolean;
  /** Number of waiting tasks. */
  waiting(): number;
  /** Number of running tasks. */
  running(): number;
};

export function createLine({ atOnce, most }: { atOnce: number; most: number }): Line {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = (): boolean => waiting.length >= most;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (isFull()) throw new LineFull();
        // The finished task hands its place over, so `running` stays unchanged.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    isFull,
    waiting: () => waiting.length,
    running: () => running,
  };
}

/** Threads on which Node runs what would hold up its own; UV_THREADPOOL_SIZE sets them. */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) || 4;

/**
 * Concurrent hashes: one per processor, but never all threads, which encrypted bodies and files need too. The queue is
 * limited to a hundred per place, some seconds of waiting.
 */
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism(), threads - 1));

/** The line of this process in which every password is hashed and compared. */
export const passwordLine = createLine({ atOnce: hashesAtOnce, most: hashesAtOnce * 100 });
