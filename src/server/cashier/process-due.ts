import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '#server/db/types.ts';
import { tellCashier, type Cashier } from './cashier.ts';
import { confirmDeposit, expireDeposit } from './deposit-states.ts';
import { depositOf } from './deposits.ts';
import { cashierOf } from './document.ts';
import { approveWithdrawal, payWithdrawal, receiveBySilence } from './withdrawal-states.ts';
import { withdrawalOf } from './withdrawals.ts';

type Due = { brand: string; member_id: string; id: string };
/** Result of a step, undefined if there was nothing to do; `moved` if money moved. */
type Done = { moved: boolean } | undefined;

const atOnce = 200;
const by = 'sandbox';

const dueDeposits = (db: Db, column: 'expires_at' | 'bank_at', now: Date): Promise<Due[]> =>
  db
    .selectFrom('cashier_deposits')
    .select(['brand', 'member_id', 'id'])
    .where('state', '=', 'PENDING')
    .where(column, '<=', now)
    .orderBy(column)
    .limit(atOnce)
    .execute();

const dueWithdrawals = (db: Db, now: Date): Promise<Due[]> =>
  db
    .selectFrom('cashier_withdrawals')
    .select(['brand', 'member_id', 'id'])
    .where('state', '=', 'PAID')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(atOnce)
    .execute();

const atSandboxBank = (db: Db, now: Date): Promise<Due[]> =>
  db
    .selectFrom('cashier_withdrawals')
    .select(['brand', 'member_id', 'id'])
    .where('state', 'in', ['REQUESTED', 'APPROVED'])
    .where('bank_at', '<=', now)
    .orderBy('bank_at')
    .limit(atOnce)
    .execute();

async function expire(trx: Trx, { brand, member_id: memberId, id }: Due, now: Date): Promise<Done> {
  const deposit = await depositOf(trx, { brand, memberId, id, lock: true });
  return deposit && (await expireDeposit(trx, deposit, now)) ? { moved: false } : undefined;
}

async function bankConfirms(trx: Trx, { brand, member_id: memberId, id }: Due, now: Date): Promise<Done> {
  const deposit = await depositOf(trx, { brand, memberId, id, lock: true });
  if (deposit?.state !== 'PENDING') return undefined;
  return (await confirmDeposit(trx, deposit, { by, now })) ? { moved: true } : undefined;
}

async function silence(trx: Trx, { brand, member_id: memberId, id }: Due, now: Date): Promise<Done> {
  const withdrawal = await withdrawalOf(trx, { brand, memberId, id, lock: true });
  return withdrawal && (await receiveBySilence(trx, withdrawal, now)) ? { moved: false } : undefined;
}

const bankPays =
  (receiptMinutes: ReadonlyMap<string, number>) =>
  async (trx: Trx, { brand, member_id: memberId, id }: Due, now: Date): Promise<Done> => {
    const withdrawal = await withdrawalOf(trx, { brand, memberId, id, lock: true });
    if (!withdrawal || withdrawal.bank_at === null) return undefined;
    const approved = (await approveWithdrawal(trx, withdrawal, { by, now })) ?? withdrawal;
    const reference = `SB-${randomBytes(5).toString('hex').toUpperCase()}`;
    const paid = await payWithdrawal(trx, approved, {
      by,
      now,
      reference,
      receiptMinutes: receiptMinutes.get(brand) ?? 1440,
    });
    return paid ? { moved: true } : undefined;
  };

/**
 * Expires unpaid deposits, counts silence about a withdrawal as received, and decides as the sandbox's bank. Each step
 * checks again under a lock in its own transaction, so that parallel processes and restarts are safe.
 */
export async function processDue(cashier: Cashier, now: Date): Promise<void> {
  const { db, brands, sandbox, report } = cashier;
  const each = async (due: Due[], step: (trx: Trx, due: Due, now: Date) => Promise<Done>): Promise<void> => {
    for (const one of due) {
      try {
        const done = await db.transaction().execute((trx) => step(trx, one, now));
        if (done) await tellCashier(cashier, one, done.moved);
      } catch (fault) {
        report(fault);
      }
    }
  };
  await each(await dueDeposits(db, 'expires_at', now), expire);
  await each(await dueWithdrawals(db, now), silence);
  if (!sandbox) return;
  await each(await dueDeposits(db, 'bank_at', now), bankConfirms);
  const atBank = await atSandboxBank(db, now);
  // Before the transactions, in which no other connection may be asked for.
  const minutes = new Map<string, number>();
  for (const name of new Set(atBank.map(({ brand }) => brand))) {
    const brand = await brands.live(name);
    if (brand) minutes.set(name, cashierOf(brand).withdrawal.receiptMinutes);
  }
  await each(atBank, bankPays(minutes));
}
