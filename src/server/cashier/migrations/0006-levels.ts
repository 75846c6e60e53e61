import { sql, type Kysely } from 'kysely';

/** Level whose withdrawals operators see first; null for those that wait their turn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cashier_withdrawals add column first_for text`.execute(db);
}
