import { sql, type Kysely } from 'kysely';

/** Accounts that exist for a preview only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column preview text`.execute(db);
  await sql`create index members_preview on members (brand, preview) where preview is not null`.execute(db);
}
