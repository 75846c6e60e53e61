import { sql, type Kysely } from 'kysely';

/** Where an operator's notices go by mail, and in which language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_accounts add column email text, add column language text`.execute(db);
}
