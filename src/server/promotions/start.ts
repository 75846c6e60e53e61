import type { LiveBrands } from '#server/publishing/live-brands.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import { noteBirthdays } from './birthdays.ts';
import { closeWindows } from './close-windows.ts';
import { noteReferrals } from './note-referrals.ts';
import { workEvents, type EventWork } from './work-events.ts';

const lookMs = 1000;
const windowsEveryMs = 60_000;

/** Works out promotions of every brand with the jobs of this process, beside any number of others. */
export function startPromotions(
  work: EventWork & { clock: () => Date; brands: LiveBrands },
  jobs: Jobs,
): void {
  jobs.poll({
    name: 'promotion-events',
    everyMs: lookMs,
    look: (signal) => workEvents(work, work.clock(), signal),
  });
  jobs.schedule({
    name: 'promotion-windows',
    next: every(windowsEveryMs),
    async handle() {
      for (const brand of await work.brands.all()) {
        await closeWindows(work.db, brand, work.clock());
        await noteReferrals(work.db, brand, work.clock());
        await noteBirthdays(work.db, brand, work.clock());
      }
    },
  });
}
