import type { Db, Trx } from '#server/db/types.ts';
import type { Deposit } from '../deposits.ts';

/** A payment of which a provider said that it paid. */
export type Received = {
  /** The provider's number of it. */
  payment: string;
  /** Minor units of `currency`; both null where an earlier version did not keep them. */
  amount: string | null;
  currency: string | null;
  at: Date;
  /** An operator rejected the deposit since: it was given back. */
  rejected: boolean;
};

type Credit = { /** Minor units. */ amount: bigint; fee: bigint };

/** The payments that came for deposits of a brand, by deposit, the oldest first. One that was told twice counts as it was told first. */
export async function receivedFor(
  db: Db,
  brand: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Received[]>> {
  const found = new Map<string, Received[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('cashier_payment_events')
    .select(['deposit_id', 'payment', 'amount', 'currency', 'came_at as at', 'rejected'])
    .where('brand', '=', brand)
    .where('deposit_id', 'in', ids)
    .where('kind', '=', 'paid')
    .orderBy('came_at')
    .orderBy('id')
    .execute();
  for (const { deposit_id, ...received } of rows) {
    const before = found.get(deposit_id) ?? [];
    if (!before.some(({ payment }) => payment === received.payment))
      found.set(deposit_id, [...before, received]);
  }
  return found;
}

/**
 * Credit for the money received in the deposit's currency, with the order's fee deducted in proportion; undefined if
 * nothing is left to credit.
 */
export function creditOf(deposit: Deposit, received: readonly Received[]): Credit | undefined {
  const came = received
    .filter(({ currency, rejected }) => currency === deposit.currency && !rejected)
    .reduce((sum, { amount }) => sum + BigInt(amount ?? 0), 0n);
  const ordered = BigInt(deposit.amount);
  const amount = (came * ordered) / (ordered + BigInt(deposit.fee));
  return amount > 0n ? { amount, fee: came - amount } : undefined;
}

/** Marks all received amounts as given back, so that no later decision counts them. */
export async function rejectReceived(trx: Trx, { brand, member_id, id }: Deposit): Promise<void> {
  await trx
    .updateTable('cashier_payment_events')
    .set({ rejected: true })
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('deposit_id', '=', id)
    .execute();
}
