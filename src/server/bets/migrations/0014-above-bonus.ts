import { sql, type Kysely } from 'kysely';

/** Bets under a bonus that counted for nothing, which its member is told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bets_uncounted on bets (brand, member_id, settled_at) where wagered = 0`.execute(db);
}
