import { sql, type Kysely } from 'kysely';

/** Sessions of members who are excluded from play, and when a reality check was last answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_sessions
      add column excluded boolean not null default false,
      add column reality_checked_at timestamptz`.execute(db);
}
