import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { balanceOf } from '#server/ledger/balances.ts';
import { databases } from '#server/testing/database.ts';
import type { Cashier } from './cashier.ts';
import {
  decideDeposit,
  decideWithdrawal,
  type DepositDecision,
  type WithdrawalDecision,
} from './admin/decide.ts';
import { cancelDeposit } from './deposit-states.ts';
import { addDeposit, depositOf } from './deposits.ts';
import { cashierOf } from './document.ts';
import { processDue } from './process-due.ts';
import { takeEvent } from './payment-events.ts';
import { addWithdrawal } from './testing/add-withdrawal.ts';

const minute = 60_000;
const amount = 20_000n;
const newId = (): string => randomBytes(12).toString('base64url');

/** Events of a deposit and a withdrawal, in any order and any number of times. */
const happenings = fc.array(
  fc.constantFrom(
    'paid',
    'paid again',
    'other payment',
    'failed',
    'wrong amount',
    'expiry',
    'cancel',
    'approve deposit',
    'approve order',
    'second approves order',
    'reject deposit',
    'approve',
    'second approves',
    'reject',
    'pay',
    'return',
    'force',
    'full',
    'silence',
  ),
  { minLength: 1, maxLength: 18 },
);

describe.each(databases)('any order of what happens at the cashier on %s', (kind) => {
  let gateway: TestGateway;
  let cashier: Cashier;
  beforeAll(async () => {
    gateway = await startGateway(kind);
    cashier = {
      db: gateway.db,
      random: gateway.random,
      brands: { live: async () => gateway.brand() },
      balanceHints: { balanceMoved: () => undefined },
      payments: { connectionOf: async () => undefined },
      sandbox: false,
      report: (fault) => {
        throw fault;
      },
    };
  });
  afterAll(() => gateway.close());

  const sums = async () => {
    const { rows } = await sql<{ sum: string; lowest: string }>`
      select coalesce(sum(amount), 0)::text as sum,
        (select coalesce(min(balance), 0)::text from ledger_balances where owner <> 'house') as lowest
      from ledger_postings`.execute(gateway.db);
    return rows[0];
  };

  /** A member with a deposit at a provider, a credited one, and a withdrawal of that. */
  async function begin(kindOf: 'hosted' | 'transfer') {
    const brand = gateway.brand();
    const memberId = newId();
    const methodId = kindOf === 'hosted' ? 'card' : 'transfer';
    const method = cashierOf(brand).deposit.methods.items[methodId];
    if (!method) throw new Error('The document of the test lacks the method.');
    const plan = { brand, memberId, methodId, method: { ...method, feePercent: 0 }, amount, sandbox: false };
    const now = gateway.now();
    const make = (id: string) =>
      gateway.db.transaction().execute((trx) =>
        addDeposit(trx, {
          ...plan,
          id,
          now,
          account: undefined,
          begun:
            kindOf === 'hosted'
              ? { provider: 'till', payment: `p-${id}`, url: 'https://t.example' }
              : undefined,
        }),
      );
    const [first, watched] = [newId(), newId()];
    await make(first);
    await make(watched);
    const judge = (
      id: string,
      decision: 'approve' | 'reject',
      credit: 'received' | 'ordered' = 'received',
      by = 'op',
    ) =>
      decideDeposit(cashier, {
        brand,
        id,
        by,
        now: gateway.now(),
        decision: {
          do: decision,
          reason: 'Seen on the statement.',
          ...(decision === 'approve' && { credit }),
        } as DepositDecision,
        audit: async () => {},
      });
    const tell = (
      id: string,
      given: { type?: 'payment.failed'; event?: string; payment?: string; amount?: string },
    ) =>
      takeEvent(cashier, {
        brand: brand.brand,
        provider: 'till',
        now: gateway.now(),
        event: {
          id: given.event ?? `e-${id}`,
          type: given.type ?? 'payment.paid',
          order: id,
          payment: given.payment ?? `p-${id}`,
          amount: given.amount ?? String(amount),
          currency: 'MMK',
        },
      });
    if (kindOf === 'hosted') await tell(first, {});
    else await judge(first, 'approve');
    const withdrawal = await addWithdrawal(gateway.db, { brand, memberId, amount: 15_000n, now });
    const decide = (decision: WithdrawalDecision, by = 'op') =>
      decideWithdrawal(cashier, {
        brand,
        id: withdrawal,
        by,
        now: gateway.now(),
        decision,
        audit: async () => {},
      });
    const cancel = (id: string) =>
      gateway.db.transaction().execute(async (trx) => {
        const deposit = await depositOf(trx, { brand: brand.brand, memberId, id, lock: true });
        return deposit && cancelDeposit(trx, deposit, gateway.now());
      });
    return { memberId, watched, cancel, judge, tell, decide, withdrawal };
  }

  it('credits a deposit once at most, ends a hold once, and sums to zero', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, fc.constantFrom('hosted', 'transfer'), async (all, kindOf) => {
        const { memberId, watched, cancel, judge, tell, decide, withdrawal } = await begin(kindOf);
        const due = (ms: number): Promise<void> => {
          gateway.wait(ms);
          return processDue(cashier, gateway.now());
        };
        const dispute = () =>
          gateway.db
            .updateTable('cashier_withdrawals')
            .set({ state: 'DISPUTED', answer: 'none', due_at: null })
            .where('id', '=', withdrawal)
            .where('state', '=', 'PAID')
            .execute();
        for (const happening of all) {
          if (happening === 'paid') await tell(watched, {});
          if (happening === 'paid again') await tell(watched, { event: newId() });
          if (happening === 'other payment') await tell(watched, { event: newId(), payment: newId() });
          if (happening === 'failed') await tell(watched, { type: 'payment.failed', event: newId() });
          if (happening === 'wrong amount')
            await tell(watched, { event: newId(), payment: newId(), amount: '1' });
          if (happening === 'expiry') await due(31 * minute);
          if (happening === 'cancel') await cancel(watched);
          if (happening === 'approve deposit') await judge(watched, 'approve');
          if (happening === 'approve order') await judge(watched, 'approve', 'ordered');
          if (happening === 'second approves order') await judge(watched, 'approve', 'ordered', 'op-two');
          if (happening === 'reject deposit') await judge(watched, 'reject');
          if (happening === 'approve') await decide({ do: 'approve' });
          if (happening === 'second approves') await decide({ do: 'approve' }, 'op-two');
          if (happening === 'reject') await decide({ do: 'reject', reason: 'No.' });
          if (happening === 'pay') await decide({ do: 'pay', reference: 'NB-1' });
          if (happening === 'full') await dispute();
          if (happening === 'return')
            await decide({ do: 'settle', outcome: 'returned', reason: 'It came back.' });
          if (happening === 'force') await decide({ do: 'settle', outcome: 'forced', reason: 'It came.' });
          if (happening === 'silence') await due(61 * minute);
        }
        const booked = await sums();
        expect(booked?.sum).toBe('0');
        expect(BigInt(booked?.lowest ?? '-1')).toBeGreaterThanOrEqual(0n);
        const holder = { brand: 'alpha', memberId, currency: 'MMK' };
        const main = await balanceOf(gateway.db, holder);
        const held = await balanceOf(gateway.db, { ...holder, purse: 'held' });
        const deposit = await gateway.db
          .selectFrom('cashier_deposits')
          .select(['state', 'amount', 'ordered'])
          .where('id', '=', watched)
          .executeTakeFirstOrThrow();
        const { state, outcome } = await gateway.db
          .selectFrom('cashier_withdrawals')
          .select(['state', 'outcome'])
          .where('id', '=', withdrawal)
          .executeTakeFirstOrThrow();
        const credited = deposit.state === 'CONFIRMED' ? BigInt(deposit.amount) : 0n;
        // Only what came instead of the order is credited instead of it: here 1 for each such payment.
        expect(BigInt(deposit.ordered ?? deposit.amount)).toBe(amount);
        const came = BigInt(all.filter((each) => each === 'wrong amount').length);
        expect(BigInt(deposit.amount) <= (deposit.ordered === null ? amount : came)).toBe(true);
        const isHeld = state === 'REQUESTED' || state === 'APPROVED';
        const isBack = state === 'REJECTED' || outcome === 'returned';
        expect(held).toBe(isHeld ? 15_000n : 0n);
        expect(main).toBe(amount + credited - (isBack ? 0n : 15_000n));
      }),
      { numRuns: count(kind === 'embedded' ? 10 : 40, 40), seed: seedOf(20260305) },
    );
  });
});
