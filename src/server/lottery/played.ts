import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

const dayMs = 86_400_000;
/** Bets that are looked at; of one who bets much this is a short time, which is what "lately" means then. */
const betsLookedAt = 300;
/** Most bets of all players that are counted: enough to rank games. */
const settledLookedAt = 5000;

/** Codes of the lotteries that a member bet on in the last 30 days, the last first. */
export async function recentGames(
  db: Db,
  { brand, memberId, now }: { brand: string; memberId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ game_code: string }>`
    select game_code from (
      select game_code, placed_at from bets
        where brand = ${brand} and member_id = ${memberId} and source = 'lottery' and placed_at > ${new Date(now.getTime() - 30 * dayMs)}
        order by placed_at desc limit ${betsLookedAt}
    ) lately group by game_code order by max(placed_at) desc, game_code`.execute(db);
  return rows.map(({ game_code }) => game_code);
}

/** Number of bets by lottery among those settled last, within a day. */
export async function betCounts(
  db: Db,
  { brand, now }: { brand: string; now: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ game_code: string; bets: number }>`
    select game_code, count(*)::int as bets from (
      select game_code, source from bets where brand = ${brand} and settled_at > ${new Date(now.getTime() - dayMs)}
        order by settled_at desc limit ${settledLookedAt}
    ) lately where source = 'lottery' group by game_code`.execute(db);
  return new Map(rows.map(({ game_code, bets }) => [game_code, bets]));
}
