import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { HousePurse } from './accounts.ts';
import type { TransactionKind } from './kinds.ts';

export type Credit = {
  memberId: string;
  /** Unique per member and kind. */
  key: string;
  /** Minor units, above 0: from the house to the member's main purse. */
  amount: bigint;
  /** Small JSON that records show. */
  details: Record<string, unknown>;
};

/**
 * Books payments from one purse of the house to many members in one statement, each as a transaction as by `post`. Locks
 * the members' rows in the order of their ids, then a house row; with further movements call lockPurses first.
 * @throws the database's error when an amount is not above 0, or a key was booked before; then nothing is booked
 */
export async function postMany(
  db: Db,
  {
    brand,
    kind,
    currency,
    at,
    from,
    credits,
  }: {
    brand: string;
    kind: TransactionKind;
    currency: string;
    at: Date;
    from: HousePurse;
    credits: readonly Credit[];
  },
): Promise<void> {
  if (credits.length === 0) return;
  await sql`
    select ledger_post_many(${brand}, ${kind}, ${currency}, ${at}, ${from},
      ${credits.map(({ memberId }) => memberId)}::text[], ${credits.map(({ key }) => key)}::text[],
      ${credits.map(({ amount }) => String(amount))}::bigint[],
      ${credits.map(({ details }) => JSON.stringify(details))}::text[])`.execute(db);
}
