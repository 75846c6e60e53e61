import { sql, type Kysely } from 'kysely';

/** Digest of the bundles last found equal to what the server makes of the published documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table config_checked_bundles (
      only_one boolean primary key default true check (only_one),
      digest text not null
    )`.execute(db);
}
