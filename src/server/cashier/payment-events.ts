import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Trx } from '#server/db/types.ts';
import { tellCashier, type Cashier } from './cashier.ts';
import { confirmDeposit, failDeposit } from './deposit-states.ts';
import { lockDeposit, type Deposit } from './deposits.ts';

/** Event that a payment provider reports about a payment. */
export type PaymentEvent = {
  /** The provider's number of it: the same event told again changes nothing. */
  id: string;
  type: 'payment.paid' | 'payment.failed';
  order: string;
  payment: string;
  /** Minor units. */
  amount: string;
  currency: string;
};

type Taken = 'TAKEN' | 'REPEATED' | 'UNKNOWN_ORDER';

/** Amount that the member pays: the amount with the fee. */
const owed = ({ amount, fee }: Deposit): bigint => BigInt(amount) + BigInt(fee);

/** Notes the event; false when it was told before. */
async function isNew(trx: Trx, deposit: Deposit, event: PaymentEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('cashier_payment_events')
    .values({
      brand: deposit.brand,
      member_id: deposit.member_id,
      provider: deposit.provider ?? '',
      id: event.id,
      deposit_id: deposit.id,
      payment: event.payment,
      kind: event.type === 'payment.paid' ? 'paid' : 'failed',
      amount: event.amount,
      currency: event.currency,
      came_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The payments of which other events said that they paid. */
async function paidBefore(
  trx: Trx,
  { brand, member_id, id }: Deposit,
  event: PaymentEvent,
): Promise<{ payment: string; rejected: boolean }[]> {
  return trx
    .selectFrom('cashier_payment_events')
    .select(['payment', 'rejected'])
    .distinct()
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('deposit_id', '=', id)
    .where('kind', '=', 'paid')
    .where('id', '!=', event.id)
    .execute();
}

const mark = (
  trx: Trx,
  { brand, member_id, id }: Deposit,
  set: { surplus?: number; review?: 'AMOUNT'; expires_at?: null; state?: 'PENDING' },
) =>
  trx
    .updateTable('cashier_deposits')
    .set(set)
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();

/** Applies an event; true if money moved. */
async function apply(trx: Trx, deposit: Deposit, event: PaymentEvent, now: Date): Promise<boolean> {
  const by = { by: 'provider', now };
  if (event.type === 'payment.failed') {
    // Another try of the player may have paid before this was told.
    if (event.payment === deposit.payment) await failDeposit(trx, deposit, by);
    return false;
  }
  const before = await paidBefore(trx, deposit, event);
  if (before.some(({ payment }) => payment === event.payment)) return false;
  if (deposit.state === 'CONFIRMED') {
    await mark(trx, deposit, { surplus: deposit.surplus + 1 });
    return false;
  }
  if (BigInt(event.amount) !== owed(deposit) || event.currency !== deposit.currency) {
    // The received amount or currency differs from the order: an operator decides.
    await mark(trx, deposit, { review: 'AMOUNT', expires_at: null, state: 'PENDING' });
    return false;
  }
  // Earlier payments did not fit and are not credited: they have to be given back.
  const surplus = before.filter(({ rejected }) => !rejected).length;
  if (surplus > 0) await mark(trx, deposit, { surplus });
  return confirmDeposit(trx, deposit, { ...by, payment: event.payment });
}

/**
 * Applies an event of a provider and stores the received amount. Events may repeat and come in any order: a deposit is
 * credited once at most, further payments count as surplus.
 */
export async function takeEvent(
  cashier: Cashier,
  { brand, provider, event, now }: { brand: string; provider: string; event: PaymentEvent; now: Date },
): Promise<Taken> {
  const done = await retriedTransaction(cashier.db, async (trx) => {
    const deposit = await lockDeposit(trx, brand, event.order);
    if (!deposit || deposit.provider !== provider) return undefined;
    const fresh = await isNew(trx, deposit, event, now);
    return { deposit, fresh, moved: fresh && (await apply(trx, deposit, event, now)) };
  });
  if (!done) return 'UNKNOWN_ORDER';
  if (!done.fresh) return 'REPEATED';
  await tellCashier(cashier, done.deposit, done.moved);
  return 'TAKEN';
}
