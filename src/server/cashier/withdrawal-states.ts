import type { Updateable } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import type { CashierWithdrawalsTable } from './tables.ts';
import { endHold, netPayout, type Withdrawal } from './withdrawals.ts';

const set = (trx: Trx, { brand, member_id, id }: Withdrawal, change: Updateable<CashierWithdrawalsTable>) =>
  trx
    .updateTable('cashier_withdrawals')
    .set(change)
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type Step = { by: string; now: Date };

/*
 * REQUESTED → APPROVED → PAID → CLOSED, or DISPUTED and then CLOSED; REQUESTED and APPROVED may be REJECTED. A step takes
 * a locked withdrawal and answers its new state; undefined, without effect, if the step does not fit.
 */

/** The first of two operators says yes. */
export const approveFirst = async (
  trx: Trx,
  withdrawal: Withdrawal,
  { by }: Step,
): Promise<Withdrawal | undefined> =>
  withdrawal.state === 'REQUESTED' ? set(trx, withdrawal, { approved_first_by: by }) : undefined;

export const approveWithdrawal = async (
  trx: Trx,
  withdrawal: Withdrawal,
  { by, now }: Step,
): Promise<Withdrawal | undefined> =>
  withdrawal.state === 'REQUESTED'
    ? set(trx, withdrawal, { state: 'APPROVED', approved_at: now, approved_by: by })
    : undefined;

const note = (
  trx: Trx,
  { brand, member_id: memberId, id: key, currency }: Withdrawal,
  {
    topic,
    at,
    ...details
  }: {
    topic: 'withdrawalPaid' | 'withdrawalRejected';
    at: Date;
    amount: string;
    reference?: string;
    reason?: string;
  },
): Promise<void> => noteMessage(trx, { brand, memberId, topic, key, at, details: { ...details, currency } });

/** Refuses the withdrawal and releases the held amount to the member. */
export async function rejectWithdrawal(
  trx: Trx,
  withdrawal: Withdrawal,
  { by, now, reason }: Step & { reason: string },
): Promise<Withdrawal | undefined> {
  if (withdrawal.state !== 'REQUESTED' && withdrawal.state !== 'APPROVED') return undefined;
  await endHold(trx, withdrawal, { to: 'member', now });
  await note(trx, withdrawal, { topic: 'withdrawalRejected', at: now, amount: withdrawal.amount, reason });
  return set(trx, withdrawal, { state: 'REJECTED', closed_at: now, closed_by: by, reason, bank_at: null });
}

/** The money has left; from now on silence for `receiptMinutes` counts as received. */
export async function payWithdrawal(
  trx: Trx,
  withdrawal: Withdrawal,
  { by, now, reference, receiptMinutes }: Step & { reference: string; receiptMinutes: number },
): Promise<Withdrawal | undefined> {
  if (withdrawal.state !== 'APPROVED') return undefined;
  await endHold(trx, withdrawal, { to: 'house', now });
  const amount = String(netPayout(withdrawal));
  await note(trx, withdrawal, { topic: 'withdrawalPaid', at: now, amount, reference });
  return set(trx, withdrawal, {
    state: 'PAID',
    paid_at: now,
    paid_by: by,
    reference,
    due_at: new Date(now.getTime() + receiptMinutes * 60_000),
    bank_at: null,
  });
}

export type PayoutAnswer = { answer: 'full' | 'none' } | { answer: 'partly'; received: bigint };

/** Records the member's answer about a payout: `full` ends the withdrawal, any other opens a dispute for an operator. */
export async function answerWithdrawal(
  trx: Trx,
  withdrawal: Withdrawal,
  { now, ...said }: PayoutAnswer & { now: Date },
): Promise<Withdrawal | undefined> {
  if (withdrawal.state !== 'PAID') return undefined;
  const answered = { answer: said.answer, answered_at: now, due_at: null };
  return said.answer === 'full'
    ? set(trx, withdrawal, {
        ...answered,
        state: 'CLOSED',
        outcome: 'received',
        closed_at: now,
        closed_by: 'member',
      })
    : set(trx, withdrawal, {
        ...answered,
        state: 'DISPUTED',
        received: said.answer === 'partly' ? said.received : null,
      });
}

/** Silence counts as received once the time is over, and gives nothing back (specification section 4). */
export const receiveBySilence = async (
  trx: Trx,
  withdrawal: Withdrawal,
  now: Date,
): Promise<Withdrawal | undefined> =>
  withdrawal.state === 'PAID' && withdrawal.due_at !== null && withdrawal.due_at <= now
    ? set(trx, withdrawal, {
        state: 'CLOSED',
        answer: 'silence',
        outcome: 'forced',
        due_at: null,
        closed_at: now,
        closed_by: 'time',
      })
    : undefined;

/** Missing amount by the member's answer, in minor units. */
export const missingOf = (withdrawal: Withdrawal): bigint =>
  netPayout(withdrawal) - BigInt(withdrawal.received ?? 0);

type Settlement =
  /** The missing amount was paid later. */
  | { outcome: 'paid'; reference: string }
  /** The missing amount returns to the wallet. */
  | { outcome: 'returned' }
  /** Counted as received against the member's answer; no money returns. */
  | { outcome: 'forced' };

/** Ends a dispute. Only `returned` moves money. */
export async function settleDispute(
  trx: Trx,
  withdrawal: Withdrawal,
  { by, now, reason, ...how }: Step & { reason: string } & Settlement,
): Promise<Withdrawal | undefined> {
  if (withdrawal.state !== 'DISPUTED') return undefined;
  const { brand, member_id: memberId, id, currency } = withdrawal;
  const missing = missingOf(withdrawal);
  // Nothing of it came: the fee was for nothing, too.
  const back = withdrawal.answer === 'none' ? BigInt(withdrawal.amount) : missing;
  if (how.outcome === 'returned') {
    await post(trx, {
      brand,
      memberId,
      kind: 'withdrawal.release',
      key: `${id}:return`,
      currency,
      at: now,
      details: { withdrawal: id },
      postings: [
        { account: house('withdrawals'), amount: -back },
        { account: memberPurse(memberId), amount: back },
      ],
    });
  }
  return set(trx, withdrawal, {
    state: 'CLOSED',
    outcome: how.outcome,
    ...(how.outcome === 'returned' && { returned: back }),
    ...(how.outcome === 'paid' && { reference: how.reference }),
    closed_at: now,
    closed_by: by,
    reason,
  });
}
