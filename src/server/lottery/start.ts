import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { secret } from '#server/crypto/secrets.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Jobs, Queue } from '#server/jobs/jobs.ts';
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
  /** Begins to make and to draw draws; once the jobs have been started. */
  begin(): void;
  /** Ends after the step that is being taken; bets that are being settled end with the jobs. */
  end(): Promise<void>;
};

/**
 * Runs the draws of every brand in this process, beside any number of others. `onError` is told what went wrong; the next look tries again.
 */
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

  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let madeAt = -Infinity;
  let sweptAt = clock().getTime();
  let key: Promise<Buffer> | undefined;

  async function look(): Promise<void> {
    key ??= secret({ db, random }, 'lottery');
    const advancing = { db, key: await key, jobs, queue };
    const now = clock();
    if (now.getTime() - madeAt >= makeEveryMs) {
      for (const brand of await brands.all()) {
        if (ending.signal.aborted) return;
        await makeDraws({ db, key: await key, sandbox }, brand, now);
      }
      madeAt = now.getTime();
    }
    // A result and its payout may be due at once.
    while (!ending.signal.aborted && (await advanceDraws(advancing, clock())) > 0);
    if (now.getTime() - sweptAt < sweepEveryMs) return;
    sweptAt = now.getTime();
    for (const brand of await brands.all()) await sweepDraws(db, brand, now);
    await sweepNonces(db, now);
    await sweepWinsSeen(db, now);
  }

  function again(ms: number): void {
    timer = setTimeout(() => {
      running = look()
        .catch((error: unknown) => {
          if (!ending.signal.aborted) onError(error);
          key = undefined;
        })
        .then(() => (ending.signal.aborted ? undefined : again(lookMs)));
    }, ms);
    timer.unref();
  }

  return {
    jobs,
    queue,
    begin: () => again(0),
    async end() {
      ending.abort();
      clearTimeout(timer);
      await running;
      await hints.settled();
    },
  };
}
