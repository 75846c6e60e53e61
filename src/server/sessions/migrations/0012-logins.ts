import { sql, type Kysely } from 'kysely';

/**
 * Tables of logins: known addresses, logins that wait for a verification, remembered logins, the default password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_addresses (
      brand text not null,
      member_id text not null,
      address text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (brand, member_id, address),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  // Addresses of present sessions become known, except IPv6, which would need its /64; those members verify once.
  await sql`
    insert into known_addresses (brand, member_id, address, first_seen_at, last_seen_at)
    select brand, member_id, ip, min(started_at), max(seen_at) from member_sessions
    where ip ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$' group by brand, member_id, ip`.execute(db);
  await sql`
    create table login_tickets (
      brand text not null,
      member_id text not null,
      ticket_hash text not null,
      address text not null,
      proof text not null,
      side text not null check (side in ('member', 'agent')),
      remember boolean not null,
      tries integer not null default 0,
      code_method text check (code_method in ('mobile', 'email')),
      code_hash text,
      code_expires_at timestamptz,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (brand, member_id, ticket_hash),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index login_tickets_ticket on login_tickets (brand, ticket_hash)`.execute(db);
  await sql`create index login_tickets_expiry on login_tickets (expires_at)`.execute(db);
  await sql`
    create table remembered_logins (
      brand text not null,
      member_id text not null,
      token_hash text not null,
      family text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      ip text not null,
      user_agent text not null,
      primary key (brand, member_id, token_hash),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index remembered_logins_token on remembered_logins (brand, token_hash)`.execute(db);
  await sql`create index remembered_logins_expiry on remembered_logins (expires_at)`.execute(db);
  await sql`
    create table default_passwords (
      id text primary key,
      password_hash text not null,
      set_at timestamptz not null
    )`.execute(db);
  // Accounts made by others have a password that the holder did not choose.
  await sql`
    alter table members
      add column password_own boolean not null default false,
      add column first_login_at timestamptz,
      add column password_compared text,
      add column password_is_default boolean not null default false`.execute(db);
  await sql`update members set password_own = true where last_login_at is not null`.execute(db);
}
