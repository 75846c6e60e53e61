import { sql } from 'kysely';
import { minorUnits } from '#play/agents/rebates.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { askedPage, pageOf, positionOf } from '../asked-page.ts';
import { shownBet, type BetRow } from '../shown-bet.ts';

type Row = BetRow & { day: string; rate: number; below: number };

/** Days of settlement have positions like times: their first moment in UTC. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (start: Date): string => start.toISOString().slice(0, 10);

export const route = defineCall('agentIncomeBets', async (context) => {
  const { gateway, brand, query, language } = context;
  const asked = await askedPage(context);
  if (asked instanceof CallRefusal) return asked;
  const { agent, about, days, money, limit, after } = asked;
  // By the lines of the bets, as figures are: who has left the branch counts as long as it stood there.
  const here = sql`l.member_id = ${about.id}`;
  const whose = query.branch === undefined ? here : sql`(${here} or l.uplines @> array[${about.id}::text])`;
  const { rows } = await sql<Row>`
    select b.id::text as id, b.member_id, m.account, b.source, b.vassalage, b.game_type, b.game_code, b.round,
        b.stake::text as stake, b.payout::text as payout, a.valid_bet::text as valid_bet, b.status, b.placed_at, b.settled_at,
        a.day, l.rates[array_position(l.uplines, ${agent.id}::text) + 1] as rate,
        l.rates[array_position(l.uplines, ${agent.id}::text)] as below
      from agent_bets a
        join agent_lines l on l.brand = a.brand and l.id = a.line
        join members m on m.brand = a.brand and m.id = a.member_id
        join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
      where a.brand = ${brand.brand} and ${whose} and l.uplines @> array[${agent.id}::text] and a.settled and a.currency = ${money.currency}
        and a.day >= ${days.from} and a.day <= ${days.to}
        ${after ? sql`and (a.day, a.bet_id) < (${dayOf(after.at)}::text, ${after.id}::bigint)` : sql``}
      order by a.day desc, a.bet_id desc limit ${limit + 1}`.execute(gateway.db);
  const { page, next } = pageOf(rows, { limit, position: ({ day, id }) => positionOf(startOf(day), id) });
  const shown = shownBet(brand, language);
  return {
    from: days.from,
    to: days.to,
    bets: page.map((bet) => ({
      ...shown(bet),
      rate: bet.rate,
      below: bet.below,
      earned: minorUnits(BigInt(Math.max(0, bet.rate - bet.below)) * BigInt(bet.valid_bet)),
    })),
    ...next,
    ...money,
  };
});
