import { sql, type Kysely } from 'kysely';

/** Tables of the sandbox's vendors: they stand for other companies and share nothing with the platform's tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const make = (statement: string): Promise<unknown> => sql.raw(statement).execute(db);
  await make(
    `create table if not exists sandbox_vendor_keys (id integer primary key check (id = 1), key text not null)`,
  );
  await make(`
    create table if not exists sandbox_vendor_sessions (
      id text primary key,
      brand text not null,
      vassalage text not null,
      player text not null,
      game text not null,
      room text not null,
      wallet text not null,
      token_hash text not null unique,
      sealed_session text not null,
      nickname text not null,
      currency text not null,
      digits integer not null,
      language text not null,
      return_url text not null,
      play_balance bigint not null check (play_balance >= 0),
      created_at timestamptz not null,
      seen_at timestamptz not null
    )`);
  await make(`create index if not exists sandbox_vendor_sessions_seen on sandbox_vendor_sessions (seen_at)`);
  await make(`
    create table if not exists sandbox_vendor_counts (
      brand text not null, vassalage text not null, player text not null, game text not null,
      next integer not null,
      primary key (brand, vassalage, player, game)
    )`);
  await make(`
    create table if not exists sandbox_vendor_rounds (
      id text primary key,
      brand text not null, vassalage text not null, player text not null, session_id text not null,
      game text not null, room text not null, wallet text not null,
      nonce integer not null,
      client_seed text not null,
      bet jsonb not null, moves jsonb not null, state jsonb not null, view jsonb not null,
      stake bigint not null check (stake > 0),
      payout bigint check (payout >= 0),
      status text not null,
      version integer not null default 0,
      began_at timestamptz not null,
      due_at timestamptz,
      unique (brand, vassalage, player, game, nonce)
    )`);
  await make(
    `create index if not exists sandbox_vendor_rounds_due on sandbox_vendor_rounds (due_at) where due_at is not null`,
  );
  await make(`
    create table if not exists sandbox_vendor_transactions (
      id text primary key,
      round_id text not null references sandbox_vendor_rounds (id),
      kind text not null,
      "of" text,
      amount bigint not null,
      win_kind text not null,
      closes boolean not null,
      status text not null,
      code text,
      tries integer not null default 0,
      seq bigint generated always as identity
    )`);
  await make(
    `create index if not exists sandbox_vendor_transactions_round on sandbox_vendor_transactions (round_id)`,
  );
  await make(`
    create table if not exists sandbox_vendor_purses (
      brand text not null, vassalage text not null, player text not null,
      balance bigint not null check (balance >= 0),
      primary key (brand, vassalage, player)
    )`);
  await make(`
    create table if not exists sandbox_vendor_transfers (
      brand text not null, vassalage text not null, id text not null,
      player text not null, direction text not null, amount bigint not null, status text not null,
      primary key (brand, vassalage, id)
    )`);
  await make(`
    create table if not exists sandbox_vendor_pots (
      brand text not null, vassalage text not null, game text not null, amount bigint not null,
      primary key (brand, vassalage, game)
    )`);
  await make(`
    create table if not exists sandbox_vendor_places (
      brand text not null, vassalage text not null, event text not null, place text not null,
      round_id text not null, nickname text not null, stake bigint not null,
      primary key (brand, vassalage, event, place)
    )`);
  await make(`
    create table if not exists sandbox_vendor_faults (
      vassalage text not null, fault text not null, "left" integer not null, percent integer not null,
      primary key (vassalage, fault)
    )`);
  await make(`
    create table if not exists sandbox_vendor_nonces (
      brand text not null, vassalage text not null, nonce text not null, at timestamptz not null,
      primary key (brand, vassalage, nonce)
    )`);
}
