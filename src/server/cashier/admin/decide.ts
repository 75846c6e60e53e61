import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Trx } from '#server/db/types.ts';
import { tellCashier, type Cashier } from '../cashier.ts';
import { confirmDeposit, failDeposit } from '../deposit-states.ts';
import { lockDeposit, type Deposit } from '../deposits.ts';
import { cashierOf, receiptAsked } from '../document.ts';
import { countPictures } from '../pictures.ts';
import { creditOf, receivedFor, rejectReceived } from './received.ts';
import {
  approveFirst,
  approveWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  settleDispute,
} from '../withdrawal-states.ts';
import { lockWithdrawal, type Withdrawal } from '../withdrawals.ts';

export type DepositDecision = AdminCallTypes['depositDecide']['body'];
export type WithdrawalDecision = AdminCallTypes['withdrawalDecide']['body'];

/**
 * GONE: no such order. DECIDED: its state does not allow the decision. SAME_OPERATOR: the second operator must be
 * another. NO_RECEIPT, NO_REASON: a reason is required. NOTHING_CAME: nothing can be credited.
 */
export type DecidedPayment =
  /** `second`: another operator has to say yes, too. */
  | { ok: true; second: boolean }
  | { ok: false; why: 'GONE' | 'DECIDED' | 'SAME_OPERATOR' | 'NO_RECEIPT' | 'NOTHING_CAME' | 'NO_REASON' };

type Deciding<Decision> = {
  brand: LiveBrand;
  id: string;
  /** Account of the operator. */
  by: string;
  now: Date;
  decision: Decision;
  /** Writes the audit log in the transaction of the decision. */
  audit: (trx: Trx, details: Record<string, unknown>) => Promise<void>;
};

/** True if an amount (minor units) needs two operators. */
function needsTwo(brand: LiveBrand, amount: bigint): boolean {
  const from = cashierOf(brand).approval?.fourEyesFrom;
  return from !== undefined && amount >= BigInt(from);
}

/** True if the operator may act after the operators before; false for one of them if the brand separates the steps. */
const mayFollow = (brand: LiveBrand, by: string, before: readonly (string | null)[]): boolean =>
  cashierOf(brand).approval?.separate !== true || !before.includes(by);

async function lacksReceipt(trx: Trx, brand: LiveBrand, deposit: Deposit): Promise<boolean> {
  if (deposit.kind !== 'transfer' || !receiptAsked(brand, deposit.method)) return false;
  const { member_id, id } = deposit;
  return (
    (await countPictures(trx, { brand: deposit.brand, member_id, about: 'deposit', about_id: id })) === 0
  );
}

type Outcome = DecidedPayment & {
  moved?: boolean;
  /** Minor units that are credited, where a deposit is approved. */
  credited?: bigint;
};

/** Amount that an approval credits; `differs` if it is not the amount received. Undefined if nothing can be credited. */
async function approvedCredit(
  trx: Trx,
  deposit: Deposit,
  credit: 'received' | 'ordered' = 'received',
): Promise<{ amount: bigint; fee: bigint; differs: boolean } | undefined> {
  const ordered = { amount: BigInt(deposit.amount), fee: BigInt(deposit.fee) };
  if (deposit.review === null) return { ...ordered, differs: false };
  const received = (await receivedFor(trx, deposit.brand, [deposit.id])).get(deposit.id) ?? [];
  const came = creditOf(deposit, received);
  if (credit === 'ordered') return { ...ordered, differs: came?.amount !== ordered.amount };
  return came && { ...came, differs: false };
}

/** Notes the approval of the first of two operators; false when it was noted already, for the same amount. */
async function approveFirstly(
  trx: Trx,
  { brand, member_id, id, ...before }: Deposit,
  { by, amount, reason }: { by: string; amount: bigint; reason: string | undefined },
): Promise<boolean> {
  if (before.approved_by !== null && BigInt(before.approved_amount ?? before.amount) === amount) return false;
  await trx
    .updateTable('cashier_deposits')
    .set({ approved_by: by, approved_amount: amount, approved_reason: reason ?? null, expires_at: null })
    .where('brand', '=', brand)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();
  return true;
}

async function approveDeposit(
  trx: Trx,
  deposit: Deposit,
  { brand, by, now }: Deciding<DepositDecision>,
  { credit: wanted, reason }: Extract<DepositDecision, { do: 'approve' }>,
): Promise<Outcome> {
  if (reason === undefined && (await lacksReceipt(trx, brand, deposit))) {
    return { ok: false, why: 'NO_RECEIPT' };
  }
  const approved = await approvedCredit(trx, deposit, wanted);
  if (!approved) return { ok: false, why: 'NOTHING_CAME' };
  const { differs, ...credit } = approved;
  const { amount } = credit;
  if (differs && reason === undefined) return { ok: false, why: 'NO_REASON' };
  if (differs || needsTwo(brand, amount)) {
    if (await approveFirstly(trx, deposit, { by, amount, reason }))
      return { ok: true, second: true, credited: amount };
    if (deposit.approved_by === by) return { ok: false, why: 'SAME_OPERATOR' };
  }
  await confirmDeposit(trx, deposit, { by, now, credit });
  return { ok: true, second: false, moved: true, credited: amount };
}

async function onDeposit(trx: Trx, deposit: Deposit, deciding: Deciding<DepositDecision>): Promise<Outcome> {
  const { by, now, decision } = deciding;
  if (deposit.state !== 'PENDING') return { ok: false, why: 'DECIDED' };
  // A hosted deposit is decided by the provider's events, unless they do not fit the order.
  if (deposit.kind === 'hosted' && deposit.review === null) return { ok: false, why: 'DECIDED' };
  if (decision.do === 'approve') return approveDeposit(trx, deposit, deciding, decision);
  await failDeposit(trx, deposit, { by, now, reason: decision.reason });
  await rejectReceived(trx, deposit);
  return { ok: true, second: false };
}

/** The money of a decision for the audit log: the amount that is credited, and the ordered one where that is another. */
const told = ({ amount: ordered, currency }: Deposit, { credited }: Outcome): Record<string, unknown> => {
  const amount = String(credited ?? ordered);
  return { amount, ...(amount !== ordered && { ordered }), currency };
};

/** Decides a deposit that an operator looks at. */
export async function decideDeposit(
  cashier: Cashier,
  deciding: Deciding<DepositDecision>,
): Promise<DecidedPayment> {
  const { brand, id, decision, audit } = deciding;
  const done = await retriedTransaction(cashier.db, async (trx) => {
    const deposit = await lockDeposit(trx, brand.brand, id);
    if (!deposit) return undefined;
    const outcome = await onDeposit(trx, deposit, deciding);
    if (outcome.ok) await audit(trx, { ...decision, ...told(deposit, outcome), second: outcome.second });
    return { outcome, subject: deposit };
  });
  if (!done) return { ok: false, why: 'GONE' };
  const { moved = false, credited: _audited, ...decided } = done.outcome;
  if (decided.ok) await tellCashier(cashier, done.subject, moved);
  return decided;
}

async function onWithdrawal(
  trx: Trx,
  withdrawal: Withdrawal,
  { brand, by, now, decision }: Deciding<WithdrawalDecision>,
): Promise<Outcome> {
  const step = { by, now };
  const fits = (after: Withdrawal | undefined, moved: boolean): Outcome =>
    after ? { ok: true, second: false, moved } : { ok: false, why: 'DECIDED' };
  switch (decision.do) {
    case 'approve': {
      if (!needsTwo(brand, BigInt(withdrawal.amount)))
        return fits(await approveWithdrawal(trx, withdrawal, step), false);
      if (withdrawal.approved_first_by === by) return { ok: false, why: 'SAME_OPERATOR' };
      if (withdrawal.approved_first_by !== null)
        return fits(await approveWithdrawal(trx, withdrawal, step), false);
      return (await approveFirst(trx, withdrawal, step))
        ? { ok: true, second: true }
        : { ok: false, why: 'DECIDED' };
    }
    case 'reject':
      return fits(await rejectWithdrawal(trx, withdrawal, { ...step, reason: decision.reason }), true);
    case 'pay': {
      const { approved_by, approved_first_by, state } = withdrawal;
      if (state === 'APPROVED' && !mayFollow(brand, by, [approved_by, approved_first_by])) {
        return { ok: false, why: 'SAME_OPERATOR' };
      }
      const { receiptMinutes } = cashierOf(brand).withdrawal;
      const { reference } = decision;
      return fits(await payWithdrawal(trx, withdrawal, { ...step, reference, receiptMinutes }), true);
    }
    case 'settle':
      if (withdrawal.state === 'DISPUTED' && !mayFollow(brand, by, [withdrawal.paid_by])) {
        return { ok: false, why: 'SAME_OPERATOR' };
      }
      return fits(
        await settleDispute(trx, withdrawal, { ...step, ...decision }),
        decision.outcome === 'returned',
      );
  }
}

/** Decides a withdrawal, marks it as paid, or settles a dispute. */
export async function decideWithdrawal(
  cashier: Cashier,
  deciding: Deciding<WithdrawalDecision>,
): Promise<DecidedPayment> {
  const { brand, id, decision, audit } = deciding;
  const done = await retriedTransaction(cashier.db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, brand.brand, id);
    if (!withdrawal) return undefined;
    const outcome = await onWithdrawal(trx, withdrawal, deciding);
    const { amount, currency } = withdrawal;
    if (outcome.ok) await audit(trx, { ...decision, amount, currency, second: outcome.second });
    return { outcome, subject: withdrawal };
  });
  if (!done) return { ok: false, why: 'GONE' };
  const { moved = false, ...decided } = done.outcome;
  if (decided.ok) await tellCashier(cashier, done.subject, moved);
  return decided;
}
