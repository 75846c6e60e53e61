import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '#sandbox/db.ts';
import type { Jobs, Queue } from '#sandbox/host.ts';
import type { PaymentChoice, SandboxPaymentsTable } from './tables.ts';

type Telling = {
  brand: string;
  url: string;
  event: {
    id: string;
    type: 'payment.paid' | 'payment.failed';
    order: string;
    payment: string;
    amount: string;
    currency: string;
  };
};

type Options = { jobs: Jobs; clock: () => Date; secretOf: (brand: string) => Promise<string> };

const lateMs = 20_000;

/** Tells shops what became of payments by signed messages, again and again until they answer with 200. */
export function createPaymentWebhooks({ jobs, clock, secretOf }: Options) {
  const queue: Queue<Telling> = {
    name: 'sandbox-payments',
    retries: 8,
    retryAfter: 2,
    handle: async ({ brand, url, event }) => {
      const body = JSON.stringify(event);
      const timestamp = String(clock().getTime());
      const nonce = randomBytes(16).toString('base64url');
      const signature = createHmac('sha256', await secretOf(brand))
        .update(`${timestamp}.${nonce}.${body}`)
        .digest('hex');
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(8_000),
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signature,
        },
        body,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The shop answered ${answer.status} to an event of ${event.payment}.`);
    },
  };
  jobs.define(queue);

  /** Queues the events of a choice for the shop, in the transaction that records the choice. */
  return async (db: Db, payment: SandboxPaymentsTable, choice: PaymentChoice): Promise<void> => {
    const { brand, id, order_id: order, amount, currency, tell_url: url } = payment;
    const tell = (number: number, type: Telling['event']['type'], which = id, at = clock()): Promise<void> =>
      jobs.send(
        db,
        queue,
        { brand, url, event: { id: `${id}-${number}`, type, order, payment: which, amount, currency } },
        { at },
      );
    if (choice === 'fail') return tell(1, 'payment.failed');
    if (choice === 'late') return tell(1, 'payment.paid', id, new Date(clock().getTime() + lateMs));
    await tell(1, 'payment.paid');
    // The customer was charged a second time: another payment of the same order.
    if (choice === 'twice') await tell(2, 'payment.paid', `${id}b`);
  };
}
