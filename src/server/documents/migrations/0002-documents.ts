import { sql, type Kysely } from 'kysely';

/** Documents: content by hash, versions of packs, drafts, and what was last read from files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table config_blobs (hash text primary key, content text not null)`.execute(db);
  await sql`create sequence config_changes as integer`.execute(db);
  await sql`
    create table config_packs (
      pack text primary key,
      version integer not null check (version > 0),
      changed integer not null default nextval('config_changes')
    )`.execute(db);
  await sql`
    create table config_versions (
      pack text not null references config_packs (pack),
      version integer not null check (version > 0),
      tree jsonb not null,
      author text not null,
      note text not null,
      origin text not null check (origin in ('import', 'publish', 'rollback', 'push')),
      at timestamptz not null,
      primary key (pack, version)
    )`.execute(db);
  await sql`
    create table config_drafts (
      pack text not null references config_packs (pack),
      kind text not null,
      id text not null,
      revision integer not null default nextval('config_changes'),
      document text,
      base text,
      author text not null,
      at timestamptz not null,
      primary key (pack, kind, id)
    )`.execute(db);
  await sql`
    create table config_imported_files (
      pack text not null,
      kind text not null,
      id text not null,
      hash text not null,
      primary key (pack, kind, id)
    )`.execute(db);
}
