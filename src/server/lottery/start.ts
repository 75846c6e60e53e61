import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { secret } from '#server/crypto/secrets.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Jobs, Queue } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import { createBalanceHints } from '#server/ledger/balance-hints.ts';
import { advanceDraws, type SettleJob } from './advance-draws.ts';
import { makeDraws, sweepDraws, sweepNonces } from './make-draws.ts';
import { settleDraw } from './settle.ts';
import { sweepWinsSeen } from './wins.ts';

/** Interval between looks for due steps. */
const lookMs = 1000;
const makeEveryMs = 60_000;
const sweepEveryMs = 30 * 60_000;

export type LotteryRun = {
  jobs: Jobs;
  /** Queue of draw versions to be settled. */
  queue: Queue<SettleJob>;
  /** Sends the hints that wait; once the jobs have been stopped. */
  settled(): Promise<void>;
};

/** Runs the draws of every brand with the jobs of this process, beside any number of others. `onError` is told of hints that were lost. */
export function startLotteries(
  { db, clock, random }: ConfigContext,
  jobs: Jobs,
  { brands, sandbox, onError }: { brands: LiveBrands; sandbox: boolean; onError: (error: unknown) => void },
): LotteryRun {
  const hints = createBalanceHints(db, onError);
  const queue: Queue<SettleJob> = {
    name: 'lottery-settlement',
    handle: (job) => settleDraw({ db, clock, balanceMoved: (...moved) => hints.balanceMoved(...moved) }, job),
  };
  jobs.define(queue);
  jobs.schedule({
    name: 'expired-draws',
    next: every(sweepEveryMs),
    async handle() {
      const now = clock();
      for (const brand of await brands.all()) await sweepDraws(db, brand, now);
      await sweepNonces(db, now);
      await sweepWinsSeen(db, now);
    },
  });

  let madeAt = -Infinity;
  let key: Buffer | undefined;
  jobs.poll({
    name: 'lottery-draws',
    everyMs: lookMs,
    async look(signal) {
      key ??= await secret({ db, random }, 'lottery');
      const now = clock();
      if (now.getTime() - madeAt >= makeEveryMs) {
        for (const brand of await brands.all()) {
          if (signal.aborted) return;
          await makeDraws({ db, key, sandbox }, brand, now);
        }
        madeAt = now.getTime();
      }
      // A result and its payout may be due at once.
      while (!signal.aborted && (await advanceDraws({ db, key, jobs, queue }, clock())) > 0);
    },
  });

  return { jobs, queue, settled: () => hints.settled() };
}
