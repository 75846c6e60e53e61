import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { makeRains } from './make-rains.ts';

const lookMs = 5000;

/** Makes the rains of every brand with the jobs of this process, beside any number of others. */
export function startRains(
  work: { db: Db; random: RandomBytes; clock: () => Date; brands: LiveBrands },
  jobs: Jobs,
): void {
  const done = new Set<string>();
  jobs.poll({
    name: 'rains',
    everyMs: lookMs,
    async look(signal) {
      for (const brand of await work.brands.all()) {
        if (signal.aborted) return;
        await makeRains(work, brand, work.clock(), done);
      }
    },
  });
}
