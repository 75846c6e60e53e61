import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { TransactionKind } from './kinds.ts';

type Question = { brand: string; memberId: string; currency: string; from: Date; until: Date };

export type Booked = { day: string; kind: TransactionKind; amount: bigint };

/** Net amount per day that movements of some kinds brought to a member's main purse; days in the given time zone. */
export async function bookedByDay(
  db: Db,
  { brand, memberId, currency, from, until }: Question,
  { kinds, timeZone }: { kinds: readonly TransactionKind[]; timeZone: string },
): Promise<Booked[]> {
  if (kinds.length === 0) return [];
  const day = sql<string>`to_char(posting.at at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as transaction', (join) =>
      join
        .onRef('transaction.brand', '=', 'posting.brand')
        .onRef('transaction.member_id', '=', 'posting.payer')
        .onRef('transaction.id', '=', 'posting.transaction'),
    )
    .select([day.as('day'), 'transaction.kind', sql<string>`sum(posting.amount)`.as('amount')])
    .where('posting.brand', '=', brand)
    .where('posting.owner', '=', memberId)
    .where('posting.purse', '=', 'main')
    .where('posting.currency', '=', currency)
    .where('posting.stripe', '=', 0)
    .where('posting.at', '>=', from)
    .where('posting.at', '<', until)
    .where('transaction.kind', 'in', kinds)
    .groupBy([day, 'transaction.kind'])
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
