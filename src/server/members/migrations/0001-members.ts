import { sql, type Kysely } from 'kysely';

/** Members and their sessions. Keys lead with brand and member, so that the tables can be distributed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      brand text not null,
      id text not null,
      account text not null,
      account_key text not null,
      type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
      nickname text not null,
      password_hash text not null,
      password_changed_at timestamptz not null,
      payment_password_hash text,
      upline_id text,
      affiliate_code text,
      language text,
      club_label text not null default '',
      labels jsonb not null default '[]',
      profile jsonb not null default '{}',
      registered_at timestamptz not null,
      last_login_at timestamptz,
      previous_login_at timestamptz,
      primary key (brand, id),
      foreign key (brand, upline_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index members_account on members (brand, account_key)`.execute(db);
  await sql`create unique index members_affiliate_code on members (brand, affiliate_code)`.execute(db);
  await sql`create index members_upline on members (brand, upline_id)`.execute(db);
  await sql`
    create table member_sessions (
      brand text not null,
      member_id text not null,
      token_hash text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null,
      ip text not null,
      user_agent text not null,
      primary key (brand, member_id, token_hash),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index member_sessions_token on member_sessions (brand, token_hash)`.execute(db);
}
