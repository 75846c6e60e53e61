import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { LedgerAccount } from './accounts.ts';
import type { TransactionKind } from './kinds.ts';

export type Posting = {
  account: LedgerAccount;
  /** Minor units, not 0; what comes in is positive. */
  amount: bigint;
};

export type Movement = {
  brand: string;
  /** Owner of the transaction; the payer, if two members are in it. */
  memberId: string;
  kind: TransactionKind;
  /** Unique per member and kind. */
  key: string;
  currency: string;
  at: Date;
  /** Small JSON that records show. */
  details?: Record<string, unknown> | undefined;
  /** Each account once; they sum to zero. */
  postings: readonly Posting[];
};

export type Posted =
  /** `balance`: the member's `main` afterwards. */
  { ok: true; id: string; balance: bigint } | { ok: false; code: 'INSUFFICIENT_BALANCE' };

type Row = { r_code: 'OK' | 'INSUFFICIENT_BALANCE'; r_transaction: string; r_balance: string };

/**
 * Books a movement in the caller's transaction, in one statement; nothing is written if a member's purse does not
 * suffice. Locks its members' rows until the end: for several movements of several members call lockPurses first.
 * @throws the database's error when the postings do not sum to zero, or the key was booked before (see isUniqueViolation)
 */
export async function post(db: Db, movement: Movement): Promise<Posted> {
  const { brand, memberId, kind, key, currency, at, details = {}, postings } = movement;
  const owners = postings.map(({ account }) => account.owner);
  const purses = postings.map(({ account }) => account.purse);
  const amounts = postings.map(({ amount }) => String(amount));
  const { rows } = await sql<Row>`
    select * from ledger_post(${brand}, ${memberId}, ${kind}, ${key}, ${currency}, ${at}, ${JSON.stringify(details)}::jsonb,
      ${owners}::text[], ${purses}::text[], ${amounts}::bigint[])`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The ledger gave no answer.');
  if (row.r_code !== 'OK') return { ok: false, code: row.r_code };
  return { ok: true, id: row.r_transaction, balance: BigInt(row.r_balance) };
}
