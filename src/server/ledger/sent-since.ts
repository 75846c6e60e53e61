import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { TransactionKind } from './kinds.ts';

type Question = { brand: string; memberId: string; currency: string; kind: TransactionKind; since: Date };

/** Number and sum (minor units) of a member's payments of a kind since a time. */
export async function sentSince(
  db: Db,
  { brand, memberId, currency, kind, since }: Question,
): Promise<{ count: number; sum: bigint }> {
  const { count, sum } = await db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as transaction', (join) =>
      join
        .onRef('transaction.brand', '=', 'posting.brand')
        .onRef('transaction.member_id', '=', 'posting.payer')
        .onRef('transaction.id', '=', 'posting.transaction'),
    )
    .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(-sum(posting.amount), 0)`.as('sum')])
    .where('posting.brand', '=', brand)
    .where('posting.owner', '=', memberId)
    .where('posting.purse', '=', 'main')
    .where('posting.currency', '=', currency)
    .where('posting.stripe', '=', 0)
    .where('posting.at', '>=', since)
    .where('posting.amount', '<', '0')
    .where('transaction.kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: BigInt(sum) };
}
