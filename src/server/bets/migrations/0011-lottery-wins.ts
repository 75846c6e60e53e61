import { sql, type Kysely } from 'kysely';

/** Finds what a member won in draws lately without a look at all that they ever bet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bets_lottery_wins on bets (brand, member_id, settled_at)
      where source = 'lottery' and status = 'SETTLED' and payout > 0`.execute(db);
}
