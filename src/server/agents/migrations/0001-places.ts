import { sql, type Kysely } from 'kysely';

/** Uplines and rates of members with their history. A member without a row has the rate 0 below the upline of `members`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_places (
      brand text not null,
      member_id text not null,
      since timestamptz not null,
      upline_id text,
      rate integer not null check (rate between 0 and 10000),
      author text,
      primary key (brand, member_id, since)
    )`.execute(db);
  await sql`create index agent_places_since on agent_places (brand, since)`.execute(db);
  await sql`
    create table agent_lines (
      brand text not null,
      id bigint generated always as identity,
      member_id text not null,
      uplines text[] not null,
      rates integer[] not null,
      primary key (brand, id),
      unique (brand, member_id, uplines, rates),
      check (cardinality(rates) = cardinality(uplines) + 1)
    )`.execute(db);
}
