import type { DrawResult } from '#play/lottery/draw-result.ts';
import type { Db } from '#server/db/types.ts';
import { testKey } from '#server/gateway/testing/lottery.ts';
import { advanceDraws, type SettleJob } from '../advance-draws.ts';
import { settleDraw, type Settling } from '../settle.ts';

/** Runs the draws of a database by hand, on the clock of a test. */
export function drawsOfTest(
  { db, now }: { db: Db; now: () => Date },
  balanceMoved: Settling['balanceMoved'] = () => undefined,
) {
  const waiting: SettleJob[] = [];
  const queue = { name: 'test', handle: async () => undefined };
  const jobs = {
    async send(_db: Db, _queue: unknown, data: object): Promise<void> {
      waiting.push(data as SettleJob);
    },
  };
  const moved: string[] = [];
  const settling = {
    db,
    clock: now,
    balanceMoved(...hint: Parameters<Settling['balanceMoved']>): void {
      moved.push(hint[1]);
      balanceMoved(...hint);
    },
  };
  return {
    jobs,
    queue,
    moved,
    waiting,
    settle: (job: SettleJob) => settleDraw(settling, job),
    /** Closes and draws what is due, and settles it. */
    async run(): Promise<void> {
      while ((await advanceDraws({ db, key: testKey, jobs, queue }, now())) > 0);
      for (const job of waiting.splice(0)) await settleDraw(settling, job);
    },
    /** Only closes and draws. */
    async draw(): Promise<void> {
      while ((await advanceDraws({ db, key: testKey, jobs, queue }, now())) > 0);
    },
  };
}

/** A result of the South in which every prize ends in the digits given. */
export const southWith = (ending: string): DrawResult => {
  const number = (digits: number): string => ending.padStart(digits, '1').slice(-digits);
  const tier = (count: number, digits: number): string[] =>
    Array.from({ length: count }, () => number(digits));
  return {
    prizes: {
      DB: tier(1, 6),
      G1: tier(1, 5),
      G2: tier(1, 5),
      G3: tier(2, 5),
      G4: tier(7, 5),
      G5: tier(1, 4),
      G6: tier(3, 4),
      G7: tier(1, 3),
      G8: tier(1, 2),
    },
  };
};
