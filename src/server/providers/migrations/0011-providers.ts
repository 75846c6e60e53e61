import { sql, type Kysely } from 'kysely';

/** Identities at providers that are linked to members, logins begun at providers, and tickets to register with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_identities (
      brand text not null,
      member_id text not null,
      provider text not null,
      subject text not null,
      name text,
      linked_at timestamptz not null,
      primary key (brand, member_id, provider),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index member_identities_subject on member_identities (brand, provider, subject)`.execute(
    db,
  );
  await sql`
    create table provider_logins (
      brand text not null,
      member_id text not null,
      state_hash text not null,
      provider text not null,
      browser_hash text not null,
      expires_at timestamptz not null,
      primary key (brand, member_id, state_hash)
    )`.execute(db);
  await sql`create index provider_logins_expiry on provider_logins (expires_at)`.execute(db);
  await sql`
    create table provider_tickets (
      brand text not null,
      ticket_hash text not null,
      provider text not null,
      subject text not null,
      name text,
      mobile text,
      expires_at timestamptz not null,
      primary key (brand, ticket_hash)
    )`.execute(db);
  await sql`create index provider_tickets_expiry on provider_tickets (expires_at)`.execute(db);
}
