import { sql, type Kysely } from 'kysely';

/** A release that approval was asked for keeps needing it, and operators talk about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table config_releases
      add column bound boolean not null default false,
      add column comments jsonb not null default '[]'`.execute(db);
  await sql`update config_releases set bound = true where requested_at is not null`.execute(db);
}
