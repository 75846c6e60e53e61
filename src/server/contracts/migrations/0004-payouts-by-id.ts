import { sql, type Kysely } from 'kysely';

/** Payouts are marked as paid, held and corrected by their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index contract_payouts_by_id on contract_payouts (brand, id)`.execute(db);
}
