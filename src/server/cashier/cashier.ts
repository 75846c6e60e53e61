import { sql } from 'kysely';
import type { Brands } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { BalanceHints } from '#server/ledger/balance-hints.ts';
import { tellMember } from '#server/events/tell-member.ts';
import type { Payments } from './payments.ts';

/** Services of deposits and withdrawals. */
export type Cashier = {
  db: Db;
  random: RandomBytes;
  brands: Pick<Brands, 'live'>;
  balanceHints: Pick<BalanceHints, 'balanceMoved'>;
  payments: Payments;
  /** In the sandbox the bank that exists only there decides where the document says so. */
  sandbox: boolean;
  /** For what goes wrong after something is done. */
  report: (fault: unknown) => void;
};

type Owned = { brand: string; member_id: string };

/** Tells a member's pages, after the commit, that something of the cashier has changed, and `moved`, that money has. */
export async function tellCashier(
  { db, balanceHints, report }: Pick<Cashier, 'db' | 'balanceHints' | 'report'>,
  { brand, member_id: memberId }: Owned,
  moved: boolean,
): Promise<void> {
  if (moved) balanceHints.balanceMoved(brand, memberId);
  // Only a hint: the work itself is committed.
  await tellMember(db, brand, memberId, 'cashier').catch(report);
}

/**
 * Serialises a member's operations at the cashier until the transaction ends, so that daily bounds hold for parallel
 * ones.
 */
export async function lockMember(
  trx: Trx,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashier ${brand} ${memberId}`}, 0))`.execute(
    trx,
  );
}
