import { sql, type Kysely } from 'kysely';

/** Roles by kind of document, passwords for one sign-in, authenticators, and what tells an operator's sessions apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_grants add column kind text not null default '*'`.execute(db);
  await sql`alter table operator_grants alter column kind drop default`.execute(db);
  await sql`alter table operator_grants drop constraint operator_grants_pkey`.execute(db);
  await sql`
    alter table operator_grants
      add primary key (account_id, pack, kind),
      add check (role <> 'admin' or kind = '*')`.execute(db);
  await sql`create index operator_grants_pack on operator_grants (pack)`.execute(db);

  await sql`
    alter table operator_accounts
      add column temporary_until timestamptz,
      add column totp_required boolean not null default false`.execute(db);

  // Sessions from before this have no id, address or device to show; signing in again gives them.
  await sql`delete from operator_sessions`.execute(db);
  await sql`
    alter table operator_sessions
      add column id text not null unique,
      add column address text not null,
      add column device text not null`.execute(db);

  await sql`
    create table operator_totp (
      account_id text primary key references operator_accounts (id) on delete cascade,
      secret text not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table operator_recovery_codes (
      account_id text not null references operator_accounts (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    )`.execute(db);
}
