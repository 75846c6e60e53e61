import type { Jobs } from '#server/jobs/jobs.ts';
import { sendDue, type BroadcastWork } from './send.ts';

const lookMs = 2000;

/** Sends messages of operators with the jobs of this process, beside any number of others. */
export const startBroadcasts = (work: BroadcastWork & { clock: () => Date }, jobs: Jobs): void =>
  jobs.poll({
    name: 'operator-messages',
    everyMs: lookMs,
    look: (signal) => sendDue(work, work.clock(), signal),
  });
