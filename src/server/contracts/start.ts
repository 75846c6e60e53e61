import type { Jobs } from '#server/jobs/jobs.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { payDue, type Paying } from './pay.ts';
import type { ContractSettling } from './settle.ts';
import { workContracts } from './work-contracts.ts';

const lookMs = 5000;
/** Every period ends, and is settled, at a whole five minutes. */
const slotMs = 300_000;

/** Settles and pays the contracts of every brand with the jobs of this process, beside any number of others. */
export function startContracts(
  work: ContractSettling & Paying & { clock: () => Date; brands: LiveBrands },
  jobs: Jobs,
): void {
  const looked = new Map<string, number>();
  jobs.poll({
    name: 'contracts',
    everyMs: lookMs,
    async look(signal) {
      const now = work.clock();
      const slot = Math.floor(now.getTime() / slotMs);
      for (const brand of await work.brands.all()) {
        if (signal.aborted) return;
        if (looked.get(brand.brand) === slot) continue;
        await workContracts(work, brand, now, signal);
        looked.set(brand.brand, slot);
      }
      await payDue(work, now, signal);
    },
  });
}
