import { sql, type Kysely } from 'kysely';

/** Uploaded pictures by the hash of what is kept of them, and the packs that they were uploaded to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table config_pictures (
      hash text primary key,
      picture bytea not null,
      bytes integer not null check (bytes > 0),
      width integer,
      height integer
    )`.execute(db);
  await sql`
    create table config_pack_pictures (
      pack text not null references config_packs (pack),
      hash text not null references config_pictures (hash),
      author text not null,
      at timestamptz not null,
      primary key (pack, hash)
    )`.execute(db);
}
