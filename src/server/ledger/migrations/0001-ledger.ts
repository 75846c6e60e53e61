import { sql, type Kysely } from 'kysely';

/**
 * Ledger: transactions of postings that sum to zero, in minor units, and balances: one row per member account, several
 * stripes per house account, so that connections do not wait for one row. `seq` counts a row's postings without gaps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_balances (
      brand text not null,
      owner text not null,
      purse text not null,
      currency text not null,
      stripe smallint not null,
      balance bigint not null,
      seq bigint not null,
      updated_at timestamptz not null,
      primary key (brand, owner, purse, currency, stripe),
      constraint ledger_members_balance check (owner = 'house' or (balance >= 0 and stripe = 0))
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table ledger_transactions (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      kind text not null,
      key text not null,
      currency text not null,
      at timestamptz not null,
      details jsonb not null,
      primary key (brand, member_id, id),
      unique (brand, member_id, kind, key)
    )`.execute(db);
  await sql`
    create table ledger_postings (
      brand text not null,
      owner text not null,
      purse text not null,
      currency text not null,
      stripe smallint not null,
      seq bigint not null,
      payer text not null,
      transaction bigint not null,
      amount bigint not null check (amount <> 0),
      balance bigint not null,
      at timestamptz not null,
      primary key (brand, owner, purse, currency, stripe, seq)
    )`.execute(db);
  await sql`create index ledger_postings_at on ledger_postings (brand, owner, at) where owner <> 'house'`.execute(
    db,
  );
  await sql`
    create table ledger_operations (
      brand text not null,
      member_id text not null,
      scope text not null,
      key text not null,
      body_hash text not null,
      reply text,
      at timestamptz not null,
      primary key (brand, member_id, scope, key)
    )`.execute(db);
  await appendOnly(db);
}

/** Bookings are permanent: the database refuses to change or delete postings and transactions. */
async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_append_only() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only: book a reversal instead', tg_table_name using errcode = '23001';
    end $$`.execute(db);
  for (const table of ['ledger_transactions', 'ledger_postings']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_append_only()`.execute(db);
  }
}
