import { sql, type Kysely } from 'kysely';

/** Free rounds that a platform has given a player, and which a round is one of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists sandbox_vendor_free_rounds (
      brand text not null, vassalage text not null, id text not null,
      player text not null, game text not null, rounds integer not null, stake bigint not null check (stake > 0),
      until timestamptz not null,
      primary key (brand, vassalage, id)
    )`.execute(db);
  await sql`alter table sandbox_vendor_rounds add column if not exists free_rounds text`.execute(db);
}
