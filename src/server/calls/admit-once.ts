import type { Trx } from '#server/db/types.ts';
import { answeredBefore, once, type Done } from '#server/ledger/once.ts';
import type { ContextOf } from './call.ts';
import { refuseCall, CallRefusal } from './refusal.ts';

/** Longest wait of a retry for the request that it repeats. */
const patienceMs = 10_000;

type IdempotentContext = Pick<
  ContextOf<'transferUpline'>,
  'gateway' | 'brand' | 'session' | 'now' | 'idempotencyKey'
>;

/**
 * Runs a call with an Idempotency-Key once: `admit` checks it (limits, secrets, bounds), `work` does it. A retry waits
 * for the first request and gets its answer without being admitted again, so that no limit counts it.
 * @param asked the id of the call, and its body without secrets
 */
export async function admitOnce<Admitted, Reply>(
  { gateway, brand, session, now, idempotencyKey }: IdempotentContext,
  asked: { scope: string; body: unknown },
  {
    admit,
    work,
  }: {
    admit: () => Promise<Admitted | CallRefusal>;
    work: (trx: Trx, admitted: Admitted) => Promise<Reply>;
  },
): Promise<Done<Reply> | CallRefusal> {
  const { db, retries } = gateway;
  const operation = {
    ...asked,
    brand: brand.brand,
    memberId: session.memberId,
    key: idempotencyKey,
    at: now,
  };
  const before = (): Promise<Done<Reply> | undefined> => answeredBefore<Reply>(db, operation);
  const lane = JSON.stringify([operation.brand, operation.memberId, operation.scope, operation.key]);
  const done = await retries.run(lane, patienceMs, async () => {
    const answered = await before();
    if (answered) return answered;
    const admitted = await admit();
    // Another process may have been at work on the same.
    if (admitted instanceof CallRefusal) return (await before()) ?? admitted;
    return once<Reply>(db, operation, (trx) => work(trx, admitted));
  });
  return done ?? refuseCall('BUSY', { retryAfter: 2 });
}
