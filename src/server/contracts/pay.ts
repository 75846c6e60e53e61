import { sql } from 'kysely';
import { groupBy } from '#engine/group-by.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { postMany } from '#server/ledger/post-many.ts';

/** Payouts of one transaction. */
const batch = 500;

export type Paying = { db: Db; balanceHints: Pick<BalanceHints, 'balanceMoved'> };

const dueOf = (trx: Trx, brand: string, now: Date) =>
  trx
    .selectFrom('contract_payouts')
    .select(['agent_id', 'kind', 'period', 'starts_at', 'id', 'amount', 'currency'])
    .where('brand', '=', brand)
    .where('state', '=', 'DUE')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('agent_id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();

/** Pays the next payouts of a brand in one transaction; the agents that got something. */
function payBatch(db: Db, brand: string, now: Date): Promise<string[]> {
  return retriedTransaction(db, async (trx) => {
    const due = await dueOf(trx, brand, now);
    for (const [currency, ofCurrency] of groupBy(due, (payout) => payout.currency)) {
      const byKind = groupBy(ofCurrency, (payout) => payout.kind);
      // All at once and before the first movement, since several kinds may pay the same agents; one kind is one movement.
      if (byKind.size > 1)
        await lockPurses(trx, { brand, memberIds: ofCurrency.map(({ agent_id: id }) => id), currency });
      for (const [kind, payouts] of byKind) {
        await postMany(trx, {
          brand,
          kind: `contract.${kind}`,
          currency,
          at: now,
          from: 'contracts',
          credits: payouts.map((payout) => ({
            memberId: payout.agent_id,
            // Kind, agent and period: the database refuses to pay them twice.
            key: `${payout.period} ${payout.starts_at.toISOString()}`,
            amount: BigInt(payout.amount),
            details: { reference: payout.id },
          })),
        });
      }
    }
    if (due.length > 0) {
      await trx
        .updateTable('contract_payouts')
        .set({ state: 'PAID', paid_at: now })
        .where('brand', '=', brand)
        .where('id', '=', sql<string>`any (${due.map(({ id }) => id)}::text[])`)
        .execute();
    }
    return due.map(({ agent_id: id }) => id);
  });
}

/** Pays what is due, beside any number of other processes. */
export async function payDue({ db, balanceHints }: Paying, now: Date, signal?: AbortSignal): Promise<void> {
  const brands = await db
    .selectFrom('contract_payouts')
    .select('brand')
    .distinct()
    .where('state', '=', 'DUE')
    .where('due_at', '<=', now)
    .execute();
  for (const { brand } of brands) {
    for (;;) {
      if (signal?.aborted) return;
      const paid = await payBatch(db, brand, now);
      for (const memberId of new Set(paid)) balanceHints.balanceMoved(brand, memberId);
      if (paid.length < batch) break;
    }
  }
}
