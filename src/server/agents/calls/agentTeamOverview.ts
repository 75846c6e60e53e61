import { sql } from 'kysely';
import { addDays, dayAt } from '#engine/time/zoned-days.ts';
import { allBranches } from '#play/agents/figures.ts';
import { priceGroup } from '#play/agents/rates.ts';
import { minorUnits } from '#play/agents/rebates.ts';
import { spanAfter, spanBefore, spanOf, type FigureSpan } from '#play/agents/spans.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { rateOf } from '../places.ts';
import {
  activeOfTeam,
  addSums,
  noSums,
  teamByDay,
  toldSums,
  type Sums,
  type Whose,
} from '../read-figures.ts';
import { agentAbout } from '../team.ts';

/** Days of the chart. */
const charted = 14;
const lookedAfter = 5;
/** Branches among which these are sought: some may stand elsewhere by now. */
const lookedThrough = 100;

/** Direct downlines whose branches played less than half of the week before. */
async function lookAfter(db: Db, { brand, memberId, currency }: Whose, today: string) {
  const [week, before] = [addDays(today, -6), addDays(today, -13)];
  const { rows } = await sql<{ id: string; account: string; nickname: string; now: string; before: string }>`
    select m.id, m.account, m.nickname, f.now::text as now, f.before::text as before
      from (
        select "of" as id, coalesce(sum(valid_bet) filter (where day >= ${week}), 0) as now,
            coalesce(sum(valid_bet) filter (where day < ${week}), 0) as before
          from agent_figures
          where brand = ${brand} and member_id = ${memberId} and currency = ${currency} and day >= ${before} and day <= ${today}
            and "of" <> ${allBranches} and "of" <> ${memberId}
          group by "of"
        having 2 * coalesce(sum(valid_bet) filter (where day >= ${week}), 0) < coalesce(sum(valid_bet) filter (where day < ${week}), 0)
        order by coalesce(sum(valid_bet) filter (where day < ${week}), 0) - coalesce(sum(valid_bet) filter (where day >= ${week}), 0) desc, "of"
        limit ${lookedThrough}
      ) f
        join members m on m.brand = ${brand} and m.id = f.id and m.upline_id = ${memberId}
      order by f.before - f.now desc, m.id limit ${lookedAfter}`.execute(db);
  return rows.map(({ now: validBet, ...row }) => ({ ...row, validBet }));
}

/** Number of direct downlines. */
const directOf = (db: Db, brand: string, agentId: string): Promise<{ direct: string }> =>
  db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<string>().as('direct'))
    .where('brand', '=', brand)
    .where('upline_id', '=', agentId)
    .where('type', '<>', 4)
    .where('preview', 'is', null)
    .executeTakeFirstOrThrow();

export const route = defineCall('agentTeamOverview', async (context) => {
  const { gateway, brand, now } = context;
  const found = await agentAbout(context, undefined);
  if (found instanceof CallRefusal) return found;
  const { agent } = found;
  const { db } = gateway;
  const money = moneyOf(brand);
  const whose = { brand: brand.brand, memberId: agent.id, currency: money.currency };
  const today = dayAt(now.getTime(), zoneOf(brand));
  const from = spanBefore('month', spanOf('month', today));
  // Side by side: each waits for the database alone.
  const [days, activeIn, rate, { direct }, looked] = await Promise.all([
    teamByDay(db, whose, { from, to: today }),
    activeOfTeam(db, whose, from),
    rateOf(db, brand.brand, agent.id),
    directOf(db, brand.brand, agent.id),
    lookAfter(db, whose, today),
  ]);
  const byDay = new Map(days.map((row) => [row.day, row]));
  const told = (sums: Sums, span: FigureSpan, begins: string) => ({
    ...toldSums(sums),
    active: activeIn(span, begins),
    earned: minorUnits(BigInt(sums.earned)),
  });
  const spanFrom = (span: FigureSpan, begins: string) => {
    const ends = spanAfter(span, begins);
    const within = days.filter(({ day }) => day >= begins && day < ends);
    return told(within.reduce<Sums>(addSums, noSums), span, begins);
  };
  const beside = (span: FigureSpan, begins: string) => ({
    now: spanFrom(span, begins),
    before: spanFrom(span, spanBefore(span, begins)),
  });
  return {
    today: beside('day', today),
    yesterday: beside('day', addDays(today, -1)),
    week: beside('week', spanOf('week', today)),
    month: beside('month', spanOf('month', today)),
    days: Array.from({ length: charted }, (_, index) => {
      const day = addDays(today, index + 1 - charted);
      const { stake, validBet, netLoss, newcomers, active, earned } = told(
        byDay.get(day) ?? noSums,
        'day',
        day,
      );
      return { day, stake, validBet, netLoss, newcomers, active, earned };
    }),
    direct: Number(direct),
    rate,
    group: priceGroup(rate),
    lookAfter: looked,
    ...money,
  };
});
