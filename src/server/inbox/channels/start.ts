import type { Jobs } from '#server/jobs/jobs.ts';
import { deliverDue, type DeliveryWork } from './deliver-due.ts';

const lookMs = 2000;

/** Sends messages by mail and SMS with the jobs of this process, beside any number of others. */
export const startDeliveries = (work: DeliveryWork & { clock: () => Date }, jobs: Jobs): void =>
  jobs.poll({
    name: 'message-deliveries',
    everyMs: lookMs,
    look: (signal) => deliverDue(work, work.clock(), signal),
  });
