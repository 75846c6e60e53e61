import { sql, type Kysely } from 'kysely';

/** Corrections of a payout stand in the order in which they were made, also those of one moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contract_corrections add column nth bigint generated always as identity`.execute(db);
}
