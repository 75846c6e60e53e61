import { sql, type Kysely } from 'kysely';

/** Previews of the live version, to compare with a draft. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table config_previews add column published boolean not null default false`.execute(db);
}
