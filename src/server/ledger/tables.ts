import type { ColumnType, Generated } from 'kysely';
import type { MinorUnits } from '#server/db/minor-units.ts';
import type { TransactionKind } from './kinds.ts';

/** A balance, or one stripe of it; see migrations/0001-ledger.ts. */
type LedgerBalancesTable = {
  brand: string;
  /** Member id, or `house`. */
  owner: string;
  purse: string;
  currency: string;
  /** 0 for members; the house's balance is the sum of its stripes. */
  stripe: number;
  balance: MinorUnits;
  /** Number of postings in the balance. */
  seq: ColumnType<string, bigint | string, bigint | string>;
  updated_at: Date;
};

type LedgerTransactionsTable = {
  brand: string;
  /** The member it belongs to; the payer, when two members are in it. */
  member_id: string;
  id: Generated<string>;
  kind: TransactionKind;
  /** Unique per member and kind: the same thing is never booked twice. */
  key: string;
  currency: string;
  at: Date;
  /** Facts shown by records, such as the game or the method. */
  details: ColumnType<Record<string, unknown>, string, string>;
};

type LedgerPostingsTable = {
  brand: string;
  owner: string;
  purse: string;
  currency: string;
  stripe: number;
  /** From 1, without a gap, in the order in which the row of the balance changed. */
  seq: ColumnType<string, bigint | string, bigint | string>;
  /** `member_id` of the transaction. */
  payer: string;
  transaction: string;
  amount: MinorUnits;
  /** Of the row, after it. */
  balance: MinorUnits;
  at: Date;
};

/** A whole operation and its reply, by the key of who asked for it. */
type LedgerOperationsTable = {
  brand: string;
  member_id: string;
  scope: string;
  key: string;
  /** SHA-256 of the canonical body, hex. */
  body_hash: string;
  /** JSON; null only inside the transaction that makes it. */
  reply: string | null;
  at: Date;
};

/** Result of the last verification of the ledger; one row at most. */
type LedgerChecksTable = { only_one: Generated<boolean>; at: Date; findings: number };

declare module '#server/db/types.ts' {
  interface Database {
    ledger_checks: LedgerChecksTable;
    ledger_balances: LedgerBalancesTable;
    ledger_transactions: LedgerTransactionsTable;
    ledger_postings: LedgerPostingsTable;
    ledger_operations: LedgerOperationsTable;
  }
}
