import { sql, type Kysely } from 'kysely';

/** Finds deposits, withdrawals, rebates and promotions of a brand by their time; bets and wins, which are most, stay out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_transactions_moves on ledger_transactions (brand, at)
      where kind in ('deposit', 'withdrawal.paid', 'rebate', 'rebate.back', 'bonus', 'bonus.convert', 'points.cash',
        'points.convert')`.execute(db);
}
