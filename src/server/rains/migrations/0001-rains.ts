import { sql, type Kysely } from 'kysely';

/** Rains with their envelopes, whose shares are settled before the first is taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rains (
      brand text not null,
      rain text not null,
      slot text not null,
      what text not null,
      budget bigint not null check (budget > 0),
      envelopes integer not null check (envelopes > 0),
      opens_at timestamptz not null,
      closes_at timestamptz not null check (closes_at > opens_at),
      primary key (brand, rain, slot)
    )`.execute(db);
  await sql`
    create table rain_envelopes (
      brand text not null,
      rain text not null,
      slot text not null,
      no integer not null check (no >= 0),
      amount bigint not null check (amount > 0),
      member_id text,
      taken_at timestamptz check ((member_id is null) = (taken_at is null)),
      primary key (brand, rain, slot, no)
    )`.execute(db);
  await sql`create index rain_envelopes_left on rain_envelopes (brand, rain, slot, no) where member_id is null`.execute(
    db,
  );
  await sql`create unique index rain_envelopes_one on rain_envelopes (brand, rain, slot, member_id) where member_id is not null`.execute(
    db,
  );
  await sql`create index rain_envelopes_taken on rain_envelopes (brand, rain, slot, taken_at) where member_id is not null`.execute(
    db,
  );
}
