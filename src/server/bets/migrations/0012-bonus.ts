import { sql, type Kysely } from 'kysely';

/** Part of a bonus in a bet, all null for a bet that was placed without one; and the bets that counted for its wagering. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bets
      add column bonus_grant text,
      add column bonus_stake bigint check (bonus_stake between 0 and stake),
      add column bonus_payout bigint check (bonus_payout between 0 and payout),
      add column wager_percent smallint check (wager_percent between 0 and 100),
      add column wagered bigint check (wagered >= 0)`.execute(db);
  await sql`create index bets_wagered on bets (brand, member_id, settled_at) where wagered > 0`.execute(db);
}
