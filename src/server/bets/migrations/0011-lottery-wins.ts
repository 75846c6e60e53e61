import { sql, type Kysely } from 'kysely';

/** Index for a member's recent lottery wins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bets_lottery_wins on bets (brand, member_id, settled_at)
      where source = 'lottery' and status = 'SETTLED' and payout > 0`.execute(db);
}
