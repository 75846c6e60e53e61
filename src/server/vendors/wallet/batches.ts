/** Batches simultaneous items; first come, first served. */
export type Batches<Item, Result> = {
  /** Undefined when it was not its turn in time: then nothing was done for it. Rejects with the fault of the work. */
  run(item: Item, patienceMs: number): Promise<Result | undefined>;
};

export type BatchOptions<Item, Result> = {
  /** Most batches at work at the same time. */
  places: number;
  /** Most items of a batch. */
  most: number;
  /**
   * Does a batch, and answers in the order of its items; undefined when it could not begin in time, and did nothing.
   * @param leftMs how long the first of them still waits
   */
  work(items: readonly Item[], leftMs: number): Promise<readonly Result[] | undefined>;
  /** True if a batch that failed in this way has done nothing. */
  undone(fault: unknown): boolean;
};

type Entry<Item, Result> = {
  item: Item;
  /** On the clock of `performance.now`. */
  until: number;
  settle(result: Result | undefined): void;
  fail(fault: unknown): void;
};

/** A batch that failed and left nothing is done again item by item: what cannot be done takes nothing else with it. */
export function createBatches<Item, Result>(options: BatchOptions<Item, Result>): Batches<Item, Result> {
  const { places, most, work, undone } = options;
  let free = places;
  let gathering = false;
  // Waiting items in their order, each with its timer; one that has given up is removed.
  const line = new Map<Entry<Item, Result>, NodeJS.Timeout>();
  const single = new Map<Entry<Item, Result>, NodeJS.Timeout>();

  function stand(entry: Entry<Item, Result>, where: typeof line): void {
    const giveUp = (): void => {
      where.delete(entry);
      entry.settle(undefined);
    };
    where.set(entry, setTimeout(giveUp, Math.max(0, entry.until - performance.now())));
  }

  /** Requests whose turn it is; single ones go first, since they came first. */
  function next(): Entry<Item, Result>[] {
    const [where, count] = single.size > 0 ? [single, 1] : [line, most];
    const taken: Entry<Item, Result>[] = [];
    for (const [entry, timer] of where) {
      if (taken.length === count) break;
      clearTimeout(timer);
      where.delete(entry);
      taken.push(entry);
    }
    return taken;
  }

  async function perform(batch: readonly Entry<Item, Result>[]): Promise<void> {
    const left = (batch[0]?.until ?? 0) - performance.now();
    try {
      const results = await work(
        batch.map(({ item }) => item),
        left,
      );
      batch.forEach(({ settle }, index) => settle(results?.[index]));
    } catch (fault) {
      const again = batch.length > 1 && undone(fault);
      for (const entry of batch) {
        if (again) stand(entry, single);
        else entry.fail(fault);
      }
    }
    free += 1;
    begin();
  }

  function begin(): void {
    while (free > 0 && line.size + single.size > 0) {
      free -= 1;
      void perform(next());
    }
  }

  return {
    run: (item, patienceMs) =>
      new Promise((settle, fail) => {
        stand({ item, until: performance.now() + patienceMs, settle, fail }, line);
        if (gathering) return;
        gathering = true;
        // Items of the same turn of the event loop go into one batch.
        setImmediate(() => {
          gathering = false;
          begin();
        });
      }),
  };
}
