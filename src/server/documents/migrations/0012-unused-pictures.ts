import { sql, type Kysely } from 'kysely';

/** Since when no version and no draft names an uploaded picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table config_pack_pictures add column unused_since timestamptz`.execute(db);
}
