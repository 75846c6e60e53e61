import { sql, type Kysely } from 'kysely';

/** Captchas, counters of attempts and the keys for encrypted bodies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table captchas (
      brand text not null,
      id text not null,
      answer_hash text not null,
      expires_at timestamptz not null,
      primary key (brand, id)
    )`.execute(db);
  await sql`create index captchas_expiry on captchas (expires_at)`.execute(db);
  await sql`
    create table counters (
      brand text not null,
      subject text not null,
      hits integer not null,
      ends_at timestamptz not null,
      primary key (brand, subject)
    )`.execute(db);
  await sql`create index counters_end on counters (ends_at)`.execute(db);
  await sql`
    create table gateway_keys (
      kid text primary key,
      public_jwk jsonb not null,
      private_jwk jsonb not null,
      created_at timestamptz not null,
      retired_at timestamptz
    )`.execute(db);
}
