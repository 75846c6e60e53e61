import { sql, type Kysely } from 'kysely';

/** The bytes of a picture may be in an object store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table config_pictures alter column picture drop not null`.execute(db);
}
