import type { Jobs } from '#server/jobs/jobs.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { workRaffles, type RaffleWork } from './work-raffles.ts';

const lookMs = 5000;

/** Closes and draws the raffles of every brand with the jobs of this process, beside any number of others. */
export function startRaffles(work: RaffleWork & { clock: () => Date; brands: LiveBrands }, jobs: Jobs): void {
  const done = new Set<string>();
  jobs.poll({
    name: 'raffles',
    everyMs: lookMs,
    async look(signal) {
      for (const brand of await work.brands.all()) {
        if (signal.aborted) return;
        await workRaffles(work, brand, work.clock(), done);
      }
    },
  });
}
