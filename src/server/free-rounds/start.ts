import type { Jobs } from '#server/jobs/jobs.ts';
import { workFreeRounds, type FreeRoundsWork } from './work-free-rounds.ts';

const lookMs = 1000;

/** Works on free rounds with the jobs of this process, beside any number of others. */
export function startFreeRounds(work: FreeRoundsWork & { clock: () => Date }, jobs: Jobs): void {
  jobs.poll({ name: 'free-rounds', everyMs: lookMs, look: () => workFreeRounds(work, work.clock()) });
}
