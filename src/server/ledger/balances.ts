import { sql } from 'kysely';
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

/** What a member can stake, in minor units, and how much of it is bonus money. */
export async function playableOf(
  db: Db,
  { brand, memberId, currency }: Omit<PurseHolder, 'purse'>,
): Promise<{ all: bigint; bonus: bigint }> {
  const rows = await db
    .selectFrom('ledger_balances')
    .select(['purse', 'balance'])
    .where('brand', '=', brand)
    .where('owner', '=', memberId)
    .where('purse', 'in', ['bonus', 'main'])
    .where('currency', '=', currency)
    .where('stripe', '=', 0)
    .execute();
  const of = (purse: MemberPurse): bigint => BigInt(rows.find((row) => row.purse === purse)?.balance ?? 0);
  return { all: of('main') + of('bonus'), bonus: of('bonus') };
}

/** What members can stake, in minor units; those on whose purses nothing was ever booked are left out. */
export async function playableOfMembers(
  db: Db,
  { brand, currency }: { brand: string; currency: string },
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await db
    .selectFrom('ledger_balances')
    .select(['owner', sql<string>`sum(balance)::text`.as('all')])
    .where('brand', '=', brand)
    .where('owner', 'in', memberIds)
    .where('purse', 'in', ['bonus', 'main'])
    .where('currency', '=', currency)
    .where('stripe', '=', 0)
    .groupBy('owner')
    .execute();
  return new Map(rows.map(({ owner, all }) => [owner, BigInt(all)]));
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
