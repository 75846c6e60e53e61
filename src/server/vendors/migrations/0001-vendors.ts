import { sql, type Kysely } from 'kysely';

/** Players as vendors know them, launched games, and what vendors asked of wallets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_players (
      brand text not null,
      member_id text not null,
      vassalage text not null,
      player text not null,
      made_at timestamptz not null,
      primary key (brand, member_id, vassalage),
      unique (brand, vassalage, player)
    )`.execute(db);
  await sql`
    create table launch_sessions (
      brand text not null,
      member_id text not null,
      token_hash text not null,
      session_hash text not null,
      vassalage text not null,
      game text not null,
      trial boolean not null,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (brand, member_id, token_hash)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index launch_sessions_end on launch_sessions (expires_at)`.execute(db);
  await sql`
    create table vendor_transactions (
      brand text not null,
      vassalage text not null,
      id text not null,
      member_id text not null,
      kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
      body_hash text not null,
      round text not null,
      amount bigint not null,
      rolled_back boolean not null default false,
      balance bigint not null,
      at timestamptz not null,
      primary key (brand, vassalage, id)
    ) with (fillfactor = 90)`.execute(db);
  await sql`
    create table vendor_nonces (
      brand text not null,
      vassalage text not null,
      nonce text not null,
      at timestamptz not null,
      primary key (brand, vassalage, nonce)
    )`.execute(db);
}
