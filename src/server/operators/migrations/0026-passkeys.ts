import { sql, type Kysely } from 'kysely';

/** Passkeys of operators, and the challenges that one is registered or used by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_passkeys (
      id text primary key,
      account_id text not null references operator_accounts (id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      host text not null,
      device text not null,
      synced boolean not null,
      added_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index operator_passkeys_account on operator_passkeys (account_id)`.execute(db);
  await sql`
    create table operator_challenges (
      challenge_hash text primary key,
      account_id text not null,
      expires_at timestamptz not null
    )`.execute(db);
}
