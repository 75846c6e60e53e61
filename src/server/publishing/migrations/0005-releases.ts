import { sql, type Kysely } from 'kysely';

/** Releases, and everyone who has had a hand in a draft: they do not approve it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table config_drafts add column authors jsonb not null default '[]'`.execute(db);
  await sql`update config_drafts set authors = jsonb_build_array(author)`.execute(db);
  await sql`
    create table config_releases (
      id integer generated always as identity primary key,
      pack text not null references config_packs (pack),
      title text not null,
      note text not null,
      state text not null check (state in ('open', 'scheduled', 'missed', 'failed', 'published', 'withdrawn')),
      documents jsonb not null,
      authors jsonb not null,
      rollout integer not null check (rollout between 1 and 100),
      created_at timestamptz not null,
      requested_by text,
      requested_at timestamptz,
      approvals jsonb not null default '[]',
      plan integer not null default 0,
      planned_by text,
      due_at timestamptz,
      reason jsonb,
      version integer,
      closed_by text,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index config_releases_pack on config_releases (pack, id)`.execute(db);
}
