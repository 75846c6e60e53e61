import { sql, type Kysely } from 'kysely';

/** Stakes on each number of a draw, in minor units: what its limit leaves is told without adding up bets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery_number_sales (
      brand text not null,
      game text not null,
      numero text not null,
      number text not null,
      sold bigint not null check (sold >= 0),
      primary key (brand, game, numero, number)
    )`.execute(db);
}
