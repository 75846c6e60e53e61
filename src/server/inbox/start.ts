import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import type { LiveBrands } from '#server/publishing/live-brands.ts';
import { noteExpiring } from './note-expiring.ts';
import { tellMessages, type MessageWork } from './tell-messages.ts';

const lookMs = 1000;
const expiringEveryMs = 60_000;

/** Tells members of every brand what was noted down for them with the jobs of this process, beside any number of others. */
export function startInbox(work: MessageWork & { clock: () => Date; brands: LiveBrands }, jobs: Jobs): void {
  jobs.poll({
    name: 'messages',
    everyMs: lookMs,
    look: (signal) => tellMessages(work, work.clock(), signal),
  });
  jobs.schedule({
    name: 'expiring-bonuses',
    next: every(expiringEveryMs),
    async handle() {
      for (const brand of await work.brands.all()) await noteExpiring(work.db, brand, work.clock());
    },
  });
}
