/** Runs one piece of work at a time per account, so that no account blocks the others; of an account `placesMax` run or wait. */
export function createTurns(placesMax = 8): {
  /** Keeps a place; undefined when the account has as many as it may. */
  enter(account: string): (() => void) | undefined;
  /** Runs `work` after everything that this account asked for before. */
  inTurn<T>(account: string, work: () => Promise<T>): Promise<T>;
} {
  const places = new Map<string, number>();
  const last = new Map<string, Promise<unknown>>();
  return {
    enter(account) {
      const taken = places.get(account) ?? 0;
      if (taken >= placesMax) return undefined;
      places.set(account, taken + 1);
      return () => {
        const left = (places.get(account) ?? 1) - 1;
        if (left === 0) places.delete(account);
        else places.set(account, left);
      };
    },
    async inTurn(account, work) {
      const done = (last.get(account) ?? Promise.resolve()).then(work, work);
      last.set(account, done);
      try {
        return await done;
      } finally {
        if (last.get(account) === done) last.delete(account);
      }
    },
  };
}
