import { sql, type Kysely } from 'kysely';

/** Index for the session of a launch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index launch_sessions_token on launch_sessions (brand, token_hash)`.execute(db);
}
