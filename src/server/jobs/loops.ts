/** Work that a process repeats until `end`; of each loop one turn at a time. */
export type Loops = {
  /** Begins a loop: after a turn that answers true the next comes at once, else after `ms`. */
  begin(name: string, ms: number, turn: (signal: AbortSignal) => Promise<boolean>): void;
  /** Lets the loops of a name that pause take their next turn at once. */
  wake(name: string): void;
  /** Ends after the turns that are being taken. */
  end(): Promise<void>;
};

/** `onError` is told of turns that failed before the end; the loop goes on. */
export function createLoops(onError: (error: unknown, name: string) => void): Loops {
  const loops: Promise<void>[] = [];
  const wakes = new Map<() => void, string>();
  const ending = new AbortController();
  const { signal } = ending;

  const pause = (name: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      timer.unref();
      wakes.set(wake, name);
    });

  async function run(...[name, ms, turn]: Parameters<Loops['begin']>): Promise<void> {
    while (!signal.aborted) {
      const more = await turn(signal).catch((error: unknown) => {
        if (!signal.aborted) onError(error, name);
        return false;
      });
      if (!more && !signal.aborted) await pause(name, ms);
    }
  }

  return {
    begin: (name, ms, turn) => void loops.push(run(name, ms, turn)),
    wake(name) {
      for (const [wake, of] of wakes) if (of === name) wake();
    },
    async end() {
      ending.abort();
      for (const wake of wakes.keys()) wake();
      await Promise.all(loops.splice(0));
    },
  };
}
