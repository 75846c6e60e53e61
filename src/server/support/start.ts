import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { forgetOld } from './forget-old.ts';
import { mailAnswers, type MailWork } from './mail-answers.ts';

const lookMs = 2_000;
const forgetEveryMs = 60 * 60_000;

/** Mails answers and deletes what is old with the jobs of this process, beside any number of others. */
export function startSupport(work: MailWork & { clock: () => Date; brands: LiveBrands }, jobs: Jobs): void {
  jobs.poll({
    name: 'support-mails',
    everyMs: lookMs,
    look: (signal) => mailAnswers(work, work.clock(), signal),
  });
  jobs.schedule({
    name: 'old-conversations',
    next: every(forgetEveryMs),
    async handle() {
      for (const brand of await work.brands.all()) await forgetOld(work.db, brand, work.clock());
    },
  });
}
