import { sql, type Kysely } from 'kysely';

/** Finds promotions of all members in a period, which few transactions are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index ledger_promotions on ledger_transactions (brand, at)
      where kind in ('bonus', 'bonus.convert', 'points.cash', 'points.convert')`.execute(db);
}
