import { isDiskFull } from './disk-full.ts';

/** Milliseconds between two questions whether there is room again. */
const everyMs = 1000;

export type RoomWatch = {
  /** To be called with every error that the database sends. */
  seen(fault: unknown): void;
  /** True from a write that found no space until the database can write to its disk again. */
  isFull(): boolean;
  end(): void;
};

/**
 * Watches for a full disk. Writes into pages that have room still succeed on one, so only `ask` ends it.
 * @param ask writes something new to the database's disk; rejects when it cannot
 */
export function createRoomWatch(ask: () => Promise<unknown>): RoomWatch {
  let full = false;
  let timer: NodeJS.Timeout | undefined;
  const askLater = (): void => {
    timer = setTimeout(() => {
      ask().then(() => (full = false), askLater);
    }, everyMs);
    timer.unref();
  };
  return {
    seen(fault) {
      if (full || !isDiskFull(fault)) return;
      full = true;
      askLater();
    },
    isFull: () => full,
    end: () => clearTimeout(timer),
  };
}
