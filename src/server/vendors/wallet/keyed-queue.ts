/** Runs work of the same key one after the other, and of different keys at the same time. */
export type KeyedQueue = {
  /** Undefined when it was not its turn in time: then it never runs. */
  run<Result>(key: string, patienceMs: number, work: () => Promise<Result>): Promise<Result | undefined>;
};

/**
 * A queue of one process. Requests on one player wait for each other in the database anyway; waiting here, they hold no connection
 * that those of other players need.
 */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>();
  return {
    async run(key, patienceMs, work) {
      const before = tails.get(key);
      let finish = (): void => undefined;
      const done = new Promise<void>((resolve) => (finish = resolve));
      const tail = before ? before.then(() => done) : done;
      tails.set(key, tail);
      try {
        if (before && !(await inTime(before, patienceMs))) return undefined;
        return await work();
      } finally {
        finish();
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
}

function inTime(turn: Promise<void>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    void turn.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
