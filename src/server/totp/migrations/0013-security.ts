import { sql, type Kysely } from 'kysely';

/** One-time passwords of members with their recovery codes, verified e-mail addresses and pictures of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table members
      add column email_verified_at timestamptz,
      add column last_login_ip text,
      add column previous_login_ip text`.execute(db);
  await sql`
    create table member_totp (
      brand text not null,
      member_id text not null,
      secret text not null,
      last_step integer not null default 0,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      primary key (brand, member_id),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`
    create table member_recovery_codes (
      brand text not null,
      member_id text not null,
      code_hash text not null,
      primary key (brand, member_id, code_hash),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`
    create table member_avatars (
      brand text not null,
      member_id text not null,
      kind text not null check (kind in ('CUSTOM', 'STATIC')),
      name text not null,
      picture bytea,
      changed_at timestamptz not null,
      primary key (brand, member_id),
      foreign key (brand, member_id) references members (brand, id),
      check ((kind = 'CUSTOM') = (picture is not null))
    )`.execute(db);
  await sql`create unique index member_avatars_name on member_avatars (brand, name) where kind = 'CUSTOM'`.execute(
    db,
  );
}
