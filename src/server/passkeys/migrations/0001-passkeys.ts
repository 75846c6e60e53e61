import { sql, type Kysely } from 'kysely';

/** Passkeys of members, and the challenges that one is registered or used by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_passkeys (
      brand text not null,
      member_id text not null,
      id text not null,
      credential_id text not null,
      public_key bytea not null,
      counter bigint not null,
      host text not null,
      name text not null default '',
      user_agent text not null,
      synced boolean not null,
      added_at timestamptz not null,
      used_at timestamptz,
      primary key (brand, member_id, id),
      foreign key (brand, member_id) references members (brand, id)
    )`.execute(db);
  await sql`create unique index member_passkeys_credential on member_passkeys (brand, credential_id)`.execute(
    db,
  );
  await sql`
    create table passkey_challenges (
      brand text not null,
      challenge_hash text not null,
      member_id text not null,
      expires_at timestamptz not null,
      primary key (brand, challenge_hash)
    )`.execute(db);
}
