import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

export type DayPlayed = { day: string; gameType: string; bets: bigint; wins: bigint };

type Question = { brand: string; memberId: string; currency: string; from: Date; until: Date };

/** Settled stakes and payouts of a member's own money, without bonus money, by day of settlement on the clocks of a zone, and by game type. */
export async function playedByDay(
  db: Db,
  { brand, memberId, currency, from, until }: Question,
  timeZone: string,
): Promise<DayPlayed[]> {
  const day = sql<string>`to_char(settled_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('bets')
    .select([day.as('day'), 'game_type as gameType'])
    .select([
      sql<string>`sum(stake - coalesce(bonus_stake, 0))`.as('bets'),
      sql<string>`sum(payout - coalesce(bonus_payout, 0))`.as('wins'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'SETTLED')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .groupBy([day, 'game_type'])
    .execute();
  return rows.map((row) => ({ ...row, bets: BigInt(row.bets), wins: BigInt(row.wins) }));
}
