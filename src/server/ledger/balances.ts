import type { Db } from '#server/db/types.ts';
import type { MemberPurse } from './accounts.ts';
import type { TransactionKind } from './kinds.ts';

export type PurseHolder = { brand: string; memberId: string; currency: string; purse?: MemberPurse };

/** A member's balance in minor units; 0 for a purse that nothing was ever booked on. */
export async function balanceOf(
  db: Db,
  { brand, memberId, currency, purse = 'main' }: PurseHolder,
): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_balances')
    .select('balance')
    .where('brand', '=', brand)
    .where('owner', '=', memberId)
    .where('purse', '=', purse)
    .where('currency', '=', currency)
    .where('stripe', '=', 0)
    .executeTakeFirst();
  return BigInt(row?.balance ?? 0);
}

export type StatementLine = {
  /** Position of the line in the purse's history: from 1, without gaps. */
  seq: string;
  transaction: string;
  kind: TransactionKind;
  amount: bigint;
  /** After it. */
  balance: bigint;
  at: Date;
  details: Record<string, unknown>;
};
