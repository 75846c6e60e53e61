import { sql, type Kysely } from 'kysely';

/** As for the functions of vendors: a plan that was made while the tables were small must not read them whole for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function ledger_post set enable_seqscan = off`.execute(db);
}
