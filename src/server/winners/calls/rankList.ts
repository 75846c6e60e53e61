import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { addMonths, hourMs } from '#server/protection/periods.ts';
import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { maskedText } from '#server/calls/masking.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { playedGameNames, playedById } from '../games.ts';

type Period = 'day' | 'week' | 'month';

const beginOf = (period: Period, now: Date): Date =>
  period === 'month'
    ? addMonths(now, -1)
    : new Date(now.getTime() - (period === 'day' ? 24 : 7 * 24) * hourMs);

type Asked = { brand: LiveBrand; since: Date; game: { gameCode: string; vassalage?: string } | undefined };
type Row = {
  account: string;
  amount: string;
  wins: number;
  vassalage: string;
  game_type: string;
  game_code: string;
};

/** Sums the wins of each player, and names the game of the largest. */
async function ranked(db: Db, { brand, since, game }: Asked): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select members.account, best.amount::text as amount, best.wins, best.vassalage, best.game_type, best.game_code
    from (
      select bets.member_id, sum(bets.payout) as amount, count(*)::int as wins,
        (array_agg(bets.vassalage order by bets.payout desc))[1] as vassalage,
        (array_agg(bets.game_type order by bets.payout desc))[1] as game_type,
        (array_agg(bets.game_code order by bets.payout desc))[1] as game_code
      from bets
      where bets.brand = ${brand.brand} and bets.status = 'SETTLED' and bets.payout > bets.stake
        and bets.settled_at > ${since}
        and (${game?.gameCode ?? null}::text is null or bets.game_code = ${game?.gameCode ?? null})
        and (${game?.vassalage ?? null}::text is null or bets.vassalage = ${game?.vassalage ?? null})
      group by bets.member_id
    ) best
    join members on members.brand = ${brand.brand} and members.id = best.member_id
    where members.preview is null and members.type <> 4
    order by best.amount desc, members.account
    limit ${constantOf(brand, 'rankListMax')}`.execute(db);
  return rows;
}

/** Ranking of players by payouts in a period, of one game or of all. */
export const route = defineCall('rankList', async ({ gateway, brand, language, now, query }) => {
  const { gameId, period = 'day' } = query;
  const game = gameId === undefined ? undefined : playedById(brand, gameId);
  const nothing = gameId !== undefined && game === undefined;
  const rows = nothing ? [] : await ranked(gateway.db, { brand, since: beginOf(period, now), game });
  const gameOf = playedGameNames(brand, language);
  return {
    ...moneyOf(brand),
    period,
    ranks: rows.map(({ account, amount, wins, vassalage, game_type, game_code }, at) => ({
      rank: at + 1,
      name: maskedText(account),
      amount,
      wins,
      game: gameOf({ vassalage, gameType: game_type, gameCode: game_code }),
    })),
  };
});
