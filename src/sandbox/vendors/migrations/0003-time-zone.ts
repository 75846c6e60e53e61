import { sql, type Kysely } from 'kysely';

/** The zone whose times a game page shows: the platform's, which may differ from the device's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sandbox_vendor_sessions add column if not exists time_zone text not null default 'UTC'`.execute(
    db,
  );
}
