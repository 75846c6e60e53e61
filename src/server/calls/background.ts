/** Work after the answer of a call, so that the response time does not reveal whether there was any. */
export type Background = {
  run(work: () => Promise<void>): void;
  /** Waits for all that runs now. */
  settled(): Promise<void>;
};

export function createBackground(report: (fault: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}
