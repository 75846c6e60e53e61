/** Lets in so much work at a time; the rest stands in line, first come, first served. */
export type Room = {
  /** Undefined when there was no place in time: then the work never runs. */
  run<Result>(patienceMs: number, work: () => Promise<Result>): Promise<Result | undefined>;
};

/** @param places how much work runs at the same time */
export function createRoom(places: number): Room {
  let free = places;
  // In the order in which they came; one that has given up is no more in it.
  const line = new Set<() => void>();

  const place = (patienceMs: number): Promise<boolean> =>
    new Promise((resolve) => {
      const turn = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        line.delete(turn);
        resolve(false);
      }, patienceMs);
      line.add(turn);
    });

  /** The place goes to whoever waits longest. */
  function leave(): void {
    const [next] = line;
    if (!next) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  }

  return {
    async run(patienceMs, work) {
      if (free > 0) free -= 1;
      else if (!(await place(patienceMs))) return undefined;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
