import { sql, type Kysely } from 'kysely';

/** Number of members who were here on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_visits_day on member_visits (brand, day)`.execute(db);
}
