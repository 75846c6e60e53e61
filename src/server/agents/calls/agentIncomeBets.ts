import { sql } from 'kysely';
import { allBranches } from '#play/agents/figures.ts';
import { minorUnits } from '#play/agents/rebates.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import { askedPage, pageOf, positionOf, type AskedPage } from '../asked-page.ts';
import { shownBet, type BetRow } from '../shown-bet.ts';

type Row = BetRow & { day: string; rate: number; below: number };

/** Days of settlement have positions like times: their first moment in UTC. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (start: Date): string => start.toISOString().slice(0, 10);

type Asking = {
  brand: string;
  agent: string;
  about: string;
  /** Everybody below the member too. */
  branch: boolean;
  currency: string;
  from: string;
  to: string;
  after: AskedPage['after'];
  limit: number;
};

/** The latest day from which on the figures have enough bets for a page; the first day that is asked for if there are fewer. */
async function dayEnough(
  db: Db,
  { brand, about, branch, currency, from, to, after, limit }: Asking,
): Promise<string> {
  const { rows } = await sql<{ day: string; bets: string }>`
    select day, sum(bets)::text as bets from agent_figures
      where brand = ${brand} and member_id = ${about} and currency = ${currency} and day >= ${from}
        and ${after ? sql`day < ${to}` : sql`day <= ${to}`} and "of" in (${about}, ${branch ? allBranches : about})
      group by day order by day desc`.execute(db);
  let bets = 0;
  return rows.find((row) => (bets += Number(row.bets)) >= limit)?.day ?? from;
}

/** Bets by the lines that they counted by, as figures are: who has left the branch counts as long as it stood there. */
async function betsFrom(
  db: Db,
  { brand, agent, about, branch, currency, to, after, limit }: Asking,
  from: string,
): Promise<Row[]> {
  const here = sql`l.member_id = ${about}`;
  const whose = branch ? sql`(${here} or l.uplines @> array[${about}::text])` : here;
  const { rows } = await sql<Row>`
    select b.id::text as id, b.member_id, m.account, m.nickname, b.source, b.vassalage, b.game_type, b.game_code, b.round,
        b.stake::text as stake, b.payout::text as payout, a.valid_bet::text as valid_bet, b.status, b.placed_at, b.settled_at,
        a.day, l.rates[array_position(l.uplines, ${agent}::text) + 1] as rate,
        l.rates[array_position(l.uplines, ${agent}::text)] as below
      from agent_lines l
        join agent_bets a on a.brand = l.brand and a.member_id = l.member_id and a.line = l.id
        join members m on m.brand = a.brand and m.id = a.member_id
        join bets b on b.brand = a.brand and b.member_id = a.member_id and b.id = a.bet_id
      where l.brand = ${brand} and a.brand = ${brand} and ${whose} and l.uplines @> array[${agent}::text]
        and a.settled and a.currency = ${currency} and a.day >= ${from} and a.day <= ${to}
        ${after ? sql`and (a.day, a.bet_id) < (${dayOf(after.at)}::text, ${after.id}::bigint)` : sql``}
      order by a.day desc, a.bet_id desc limit ${limit}`.execute(db);
  return rows;
}

export const route = defineCall('agentIncomeBets', async (context) => {
  const { gateway, brand, query, language } = context;
  const asked = await askedPage(context);
  if (asked instanceof CallRefusal) return asked;
  const { agent, about, days, money, limit, after } = asked;
  const asking: Asking = {
    agent: agent.id,
    about: about.id,
    branch: query.branch !== undefined,
    brand: brand.brand,
    currency: money.currency,
    to: after && dayOf(after.at) < days.to ? dayOf(after.at) : days.to,
    from: days.from,
    after,
    limit: limit + 1,
  };
  const day = await dayEnough(gateway.db, asking);
  const few = await betsFrom(gateway.db, asking, day);
  // Bets from where the member stood elsewhere are not this agent's: then the days did not suffice.
  const rows = few.length > limit || day === days.from ? few : await betsFrom(gateway.db, asking, days.from);
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
