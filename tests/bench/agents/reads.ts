import { sql } from 'kysely';
import { addDays, dayAt } from '#engine/time/zoned-days.ts';
import { route as games } from '#server/agents/calls/agentTeamGames.ts';
import { route as incomeBets } from '#server/agents/calls/agentIncomeBets.ts';
import { route as overview } from '#server/agents/calls/agentTeamOverview.ts';
import { route as profit } from '#server/agents/calls/agentTeamProfit.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { name, now } from './ground.ts';
import { plansOf, type Plan } from './plans.ts';

/** Agents that are asked about: the root, the one with most direct downlines, and others from all levels. */
export async function sampleAgents(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, n, row_number() over (order by n) as place, count(*) over () as all from bench_lines where leads) agents
      where n <= 1 or place % greatest(1, "all" / ${count}::integer) = 0 order by n limit ${count}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Asked = { db: Db; brand: LiveBrand };

const today = (brand: LiveBrand): string => dayAt(now.getTime(), zoneOf(brand));

/** Milliseconds that some work took. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  const answer = await work();
  if (answer instanceof CallRefusal) throw new Error(`The call was refused: ${answer.code}`);
  return performance.now() - started;
};

/** A call as the gateway runs it once it knows the session. */
const ask = (
  call: { handle: (context: never) => Promise<unknown> },
  { db, brand }: Asked,
  memberId: string,
  query: object,
) =>
  timed(() =>
    call.handle({ gateway: { db }, brand, now, language: 'en', query, session: { memberId } } as never),
  );

/** Rows that stand beside each other in the index of the days, as many as a call reads. */
const bare = (db: Db, brand: LiveBrand, memberId: string, from: string) =>
  timed(() =>
    sql`
      select * from agent_figures where brand = ${name} and member_id = ${memberId} and currency = ${moneyOf(brand).currency}
        and day >= ${from} and day <= ${today(brand)}`.execute(db),
  );

/** How the statements of the overview and of the profit and loss are read, for an agent; the slowest of each. */
export async function slowestPlans({ db, brand }: Asked, agent: string): Promise<Plan[]> {
  const span = { from: addDays(today(brand), -29), to: today(brand) };
  const slowest = async (what: string, call: Parameters<typeof ask>[0], query: object): Promise<Plan[]> =>
    (await plansOf(db, what, (noted) => ask(call, { db: noted, brand }, agent, query))).slice(0, 3);
  return [
    ...(await slowest('team overview', overview, {})),
    ...(await slowest('profit and loss', profit, span)),
  ];
}

export type Reading = 'overview' | 'profit' | 'overview bare' | 'profit bare' | 'games' | 'incomeBets';

/** Times of each call, and of the bare selects beside it, for each of some agents. */
export async function measureReads(asked: Asked, agents: readonly string[]): Promise<Map<Reading, number[]>> {
  const { db, brand } = asked;
  const [month, twoMonths] = [addDays(today(brand), -29), addDays(today(brand), -61)];
  const span = { from: month, to: today(brand) };
  const times = new Map<Reading, number[]>();
  const note = (what: Reading, ms: number): void => void times.set(what, [...(times.get(what) ?? []), ms]);
  for (const agent of agents) {
    note('overview bare', await bare(db, brand, agent, twoMonths));
    note('overview', await ask(overview, asked, agent, {}));
    note('profit bare', await bare(db, brand, agent, month));
    note('profit', await ask(profit, asked, agent, span));
    note('games', await ask(games, asked, agent, span));
    note('incomeBets', await ask(incomeBets, asked, agent, { ...span, member: agent, branch: 'true' }));
  }
  return times;
}
