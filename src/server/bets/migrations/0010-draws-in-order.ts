import { sql, type Kysely } from 'kysely';

/** The bets of a draw can be walked through in one order, so that a settlement goes on where it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bets_of_draw on bets (brand, game_code, round, member_id, id) where source = 'lottery'`.execute(
    db,
  );
  await sql`drop index bets_draws`.execute(db);
}
