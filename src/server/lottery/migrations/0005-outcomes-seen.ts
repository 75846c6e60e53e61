import { sql, type Kysely } from 'kysely';

/**
 * Notes whether a member was told that a draw paid: of one that was told as lost, a corrected result that pays is told too. Lost draws are
 * looked for as won ones are, so the index has both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lottery_wins_seen add column paid boolean not null default true`.execute(db);
  await sql`drop index bets_lottery_wins`.execute(db);
  await sql`
    create index bets_lottery_settled on bets (brand, member_id, settled_at)
      where source = 'lottery' and status = 'SETTLED'`.execute(db);
}
