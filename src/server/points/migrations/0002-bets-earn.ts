import { sql, type Kysely } from 'kysely';

/** Bets earn points when they settle; the body of the function is `../sql/points_of_bet.sql`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function points_of_bet() returns trigger language plpgsql as $$
    begin
      return null;
    end $$`.execute(db);
  await sql`
    create trigger earn_points after update of valid_bet on bets for each row
    when (new.valid_bet <> old.valid_bet and jsonb_typeof(new.details -> 'pointRatio') = 'object')
    execute function points_of_bet()`.execute(db);
}
