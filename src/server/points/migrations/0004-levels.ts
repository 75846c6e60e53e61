import { sql, type Kysely } from 'kysely';

/** Levels that members have, each step to another one, and the days and months whose levels are worked out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_levels (
      brand text not null,
      member_id text not null,
      level text not null,
      since timestamptz not null,
      counted_from timestamptz,
      primary key (brand, member_id)
    )`.execute(db);
  await sql`
    create table member_level_steps (
      brand text not null,
      member_id text not null,
      id bigint generated always as identity,
      level text not null,
      before text,
      why text not null check (why in ('REACHED', 'FELL')),
      at timestamptz not null,
      primary key (brand, member_id, id)
    )`.execute(db);
  await sql`
    create table level_windows (
      brand text not null,
      key text not null,
      made_at timestamptz not null,
      primary key (brand, key)
    )`.execute(db);
}
