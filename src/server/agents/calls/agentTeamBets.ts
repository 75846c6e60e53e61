import { sql } from 'kysely';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { askedPage, pageOf, positionOf } from '../asked-page.ts';
import { shownBet, type BetRow } from '../shown-bet.ts';

export const route = defineCall('agentTeamBets', async (context) => {
  const { gateway, brand, query, language } = context;
  const asked = await askedPage(context);
  if (asked instanceof CallRefusal) return asked;
  const { members, days, money, limit, after } = asked;
  const { rows } = await sql<BetRow>`
    select b.id::text as id, b.member_id, m.account, m.nickname, b.source, b.vassalage, b.game_type, b.game_code, b.round,
        b.stake::text as stake, b.payout::text as payout, b.valid_bet::text as valid_bet, b.status, b.placed_at, b.settled_at
      from (${members}) team
        join members m on m.brand = ${brand.brand} and m.id = team.id
        join bets b on b.brand = ${brand.brand} and b.member_id = team.id
      where b.currency = ${money.currency} and b.placed_at >= ${days.since} and b.placed_at < ${days.until}
        ${query.gameType === undefined ? sql`` : sql`and b.game_type = ${query.gameType}`}
        ${query.status === undefined ? sql`` : sql`and b.status = ${query.status}`}
        ${after ? sql`and (b.placed_at, b.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      order by b.placed_at desc, b.id desc limit ${limit + 1}`.execute(gateway.db);
  const { page, next } = pageOf(rows, { limit, position: (bet) => positionOf(bet.placed_at, bet.id) });
  return { from: days.from, to: days.to, bets: page.map(shownBet(brand, language)), ...next, ...money };
});
