import type { Jobs } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import { deliverDue, type DeliveryWork } from './deliver-due.ts';
import { sweepMessageDeliveries } from './sweep-deliveries.ts';

const lookMs = 2000;

const sweepEveryMs = 60 * 60_000;

/** Sends messages by mail, SMS and push with the jobs of this process, beside any number of others, and forgets those long ended. */
export function startDeliveries(work: DeliveryWork & { clock: () => Date }, jobs: Jobs): void {
  jobs.poll({
    name: 'message-deliveries',
    everyMs: lookMs,
    look: (signal) => deliverDue(work, work.clock(), signal),
  });
  jobs.schedule({
    name: 'message-deliveries-sweep',
    next: every(sweepEveryMs),
    handle: () => sweepMessageDeliveries(work.db, work.clock()),
  });
}
