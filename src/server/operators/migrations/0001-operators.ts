import { sql, type Kysely } from 'kysely';

/** Operators' accounts, their roles and sessions, and the keys of the service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_accounts (
      id text primary key,
      username text not null unique,
      password_hash text not null,
      disabled boolean not null default false,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table operator_grants (
      account_id text not null references operator_accounts (id) on delete cascade,
      pack text not null,
      role text not null check (role in ('viewer', 'editor', 'publisher', 'admin')),
      primary key (account_id, pack)
    )`.execute(db);
  await sql`
    create table operator_sessions (
      token_hash text primary key,
      account_id text not null references operator_accounts (id) on delete cascade,
      csrf text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index operator_sessions_account on operator_sessions (account_id)`.execute(db);
  await sql`create table config_secrets (name text primary key, value bytea not null)`.execute(db);
}
