import { sql, type Kysely } from 'kysely';

/** Goods that promotions give, until the member says where they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table point_gifts (
      brand text not null,
      member_id text not null,
      id text not null,
      item text not null,
      quantity integer not null check (quantity > 0),
      used integer not null default 0 check (used between 0 and quantity),
      left_after integer,
      made_at timestamptz not null,
      primary key (brand, member_id, id)
    )`.execute(db);
}
