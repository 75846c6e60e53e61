import { sql, type Kysely } from 'kysely';

/** Tables that pages read: bundle parts, pointers with their history, previews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table config_bundle_parts (
      hash text primary key,
      content_type text not null,
      body text not null,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(db);
  await sql`
    create index config_bundle_parts_expiry on config_bundle_parts (expires_at) where expires_at is not null`.execute(
    db,
  );
  for (const [table, key] of [
    ['config_pointers', 'brand'],
    ['config_pointer_history', 'brand, seq'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        brand text not null,
        seq integer not null check (seq > 0),
        hash text not null references config_bundle_parts (hash),
        resolved text not null references config_blobs (hash),
        packs jsonb not null,
        rollout integer not null default 100 check (rollout between 0 and 100),
        kill jsonb not null default '[]',
        at timestamptz not null,
        primary key (${sql.raw(key)})
      )`.execute(db);
  }
  await sql`
    create table config_previews (
      id text primary key,
      pack text not null references config_packs (pack),
      brand text not null,
      account text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      seq integer not null default 0,
      hash text
    )`.execute(db);
}
