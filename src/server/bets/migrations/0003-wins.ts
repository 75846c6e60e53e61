import { sql, type Kysely } from 'kysely';

/** Finds the newest wins of a brand without a look at what lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bets_wins on bets (brand, settled_at) where status = 'SETTLED' and payout > stake`.execute(
    db,
  );
}
