import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

const dayMs = 86_400_000;
/** No brand tells of a win for longer: the most that `winNoticeHours` may be, and a day. */
const keptMs = 8 * dayMs;
/** Most draws in one answer. */
const most = 20;

/** What the bets of a member on a draw paid, "0" where all were lost; amounts are minor units as decimal strings. */
export type DrawWins = {
  game_code: string;
  game_type: string;
  round: string;
  currency: string;
  payout: string;
  stake: string;
  bets: number;
  settled_at: Date;
};

/** Draws that settled bets of a member since a time and were not told yet, those that paid first, then the last ones. */
export async function untoldDraws(
  db: Db,
  { brand, memberId, since }: { brand: string; memberId: string; since: Date },
): Promise<DrawWins[]> {
  const { rows } = await sql<DrawWins>`
    select game_code, min(game_type) as game_type, round, currency, sum(payout)::text as payout, sum(stake)::text as stake,
        count(*) filter (where payout > 0)::int as bets, max(settled_at) as settled_at
      from bets b
      left join lottery_wins_seen s on s.brand = b.brand and s.member_id = b.member_id and s.game = b.game_code
        and s.numero = b.round
      where b.brand = ${brand} and b.member_id = ${memberId} and source = 'lottery' and status = 'SETTLED'
        and settled_at > ${since}
      group by game_code, round, currency, s.numero, s.paid
      having s.numero is null or (not s.paid and sum(payout) > 0)
      order by sum(payout) > 0 desc, max(settled_at) desc limit ${most}`.execute(db);
  return rows;
}

/** Notes that a member was told what these draws paid. Saying it twice changes nothing. */
export async function noteWinsSeen(
  db: Db,
  { brand, memberId, at }: { brand: string; memberId: string; at: Date },
  draws: readonly { game: string; numero: string }[],
): Promise<void> {
  // Limited to draws that the member bet on, so that a client cannot fill the table.
  await sql`
    insert into lottery_wins_seen (brand, member_id, game, numero, seen_at, paid)
      select b.brand, b.member_id, b.game_code, b.round, ${at}::timestamptz, sum(b.payout) > 0
        from unnest(${draws.map(({ game }) => game)}::text[], ${draws.map(({ numero }) => numero)}::text[]) d (game, numero)
        join bets b on b.brand = ${brand} and b.member_id = ${memberId} and b.source = 'lottery'
          and b.game_code = d.game and b.round = d.numero and b.status = 'SETTLED'
        group by b.brand, b.member_id, b.game_code, b.round
      on conflict (brand, member_id, game, numero) do update set paid = excluded.paid
        where not lottery_wins_seen.paid`.execute(db);
}

/** Deletes marks of draws that are too old to be shown. */
export const sweepWinsSeen = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('lottery_wins_seen')
    .where('seen_at', '<', new Date(now.getTime() - keptMs))
    .execute();
};
