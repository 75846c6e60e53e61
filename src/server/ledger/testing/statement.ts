import type { Db } from '#server/db/types.ts';
import type { PurseHolder, StatementLine } from '../balances.ts';
import type { TransactionKind } from '../kinds.ts';

type Window = {
  kinds?: readonly TransactionKind[] | undefined;
  from?: Date | undefined;
  /** The first moment that is not in it any more. */
  until?: Date | undefined;
  /** `next` of the page before. */
  before?: string | undefined;
  limit: number;
};

/** Postings on a member's purse, newest first; `next` is the start of the following page. */
export async function statementOf(
  db: Db,
  { brand, memberId, currency, purse = 'main', kinds, from, until, before, limit }: PurseHolder & Window,
): Promise<{ lines: StatementLine[]; next: string | undefined }> {
  const rows = await db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as transaction', (join) =>
      join
        .onRef('transaction.brand', '=', 'posting.brand')
        .onRef('transaction.member_id', '=', 'posting.payer')
        .onRef('transaction.id', '=', 'posting.transaction'),
    )
    .select(['posting.seq', 'posting.transaction', 'posting.amount', 'posting.balance', 'posting.at'])
    .select(['transaction.kind', 'transaction.details'])
    .where('posting.brand', '=', brand)
    .where('posting.owner', '=', memberId)
    .where('posting.purse', '=', purse)
    .where('posting.currency', '=', currency)
    .where('posting.stripe', '=', 0)
    .$if(kinds !== undefined, (query) => query.where('transaction.kind', 'in', kinds ?? []))
    .$if(from !== undefined, (query) => query.where('posting.at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (query) => query.where('posting.at', '<', until ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('posting.seq', '<', before ?? '0'))
    .orderBy('posting.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const lines = rows.slice(0, limit).map((row) => ({
    ...row,
    amount: BigInt(row.amount),
    balance: BigInt(row.balance),
  }));
  return { lines, next: rows.length > limit ? lines.at(-1)?.seq : undefined };
}
