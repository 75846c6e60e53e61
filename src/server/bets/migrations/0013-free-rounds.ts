import { sql, type Kysely } from 'kysely';

/** A round of a vendor keeps the free rounds of which it is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bets add column free_rounds text`.execute(db);
}
