import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { StatementLine } from './balances.ts';
import type { TransactionKind } from './kinds.ts';

export type StatementQuestion = {
  brand: string;
  memberId: string;
  currency: string;
  kinds?: readonly TransactionKind[] | undefined;
  from: Date;
  /** The first moment that is not in it any more. */
  until: Date;
  /** Only lines before the one of this number. */
  before?: string | undefined;
  limit: number;
  offset: number;
};

export type StatementPage = {
  /** The newest first. */
  lines: StatementLine[];
  /** Number of lines on all pages, and their sums. */
  total: number;
  in: bigint;
  out: bigint;
};

const selection = (db: Db, { brand, memberId, currency, kinds, from, until, before }: StatementQuestion) =>
  db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as transaction', (join) =>
      join
        .onRef('transaction.brand', '=', 'posting.brand')
        .onRef('transaction.member_id', '=', 'posting.payer')
        .onRef('transaction.id', '=', 'posting.transaction'),
    )
    .where('posting.brand', '=', brand)
    .where('posting.owner', '=', memberId)
    .where('posting.purse', '=', 'main')
    .where('posting.currency', '=', currency)
    .where('posting.stripe', '=', 0)
    .where('posting.at', '>=', from)
    .where('posting.at', '<', until)
    .$if(kinds !== undefined, (query) => query.where('transaction.kind', 'in', kinds ?? []))
    .$if(before !== undefined, (query) => query.where('posting.seq', '<', before ?? '0'));

/** One page of the lines of a member's main purse, with the sums of all pages. */
export async function statementPage(db: Db, question: StatementQuestion): Promise<StatementPage> {
  const rows = await selection(db, question)
    .select(['posting.seq', 'posting.transaction', 'posting.amount', 'posting.balance', 'posting.at'])
    .select(['transaction.kind', 'transaction.details'])
    .orderBy('posting.seq', 'desc')
    .limit(question.limit)
    .offset(question.offset)
    .execute();
  const sums = await selection(db, question)
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)`.as('in'),
      sql<string>`coalesce(sum(posting.amount) filter (where posting.amount < 0), 0)`.as('out'),
    ])
    .executeTakeFirstOrThrow();
  return {
    lines: rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) })),
    total: Number(sums.total),
    in: BigInt(sums.in),
    out: BigInt(sums.out),
  };
}
