import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { MemberFigures } from './figures.ts';
import type { KeptFigures } from './tables.ts';

/** Figures of an agent with everybody below, in minor units. */
export type Team = Omit<MemberFigures, 'memberId'> & { loss: bigint; members: number };

export const noTeam: Team = {
  validBet: 0n,
  bets: 0n,
  wins: 0n,
  rebates: 0n,
  promotions: 0n,
  loss: 0n,
  members: 0,
};

const together = (one: Team, other: Team): Team => ({
  validBet: one.validBet + other.validBet,
  bets: one.bets + other.bets,
  wins: one.wins + other.wins,
  rebates: one.rebates + other.rebates,
  promotions: one.promotions + other.promotions,
  loss: one.loss + other.loss,
  members: one.members + other.members,
});

/** Of each member the nearest of some agents: the member, or the first above; who is below none of them is left out. */
export async function nearestAgents(
  db: Db,
  brand: string,
  { members, agents }: { members: readonly string[]; agents: readonly string[] },
): Promise<Map<string, string>> {
  if (members.length === 0 || agents.length === 0) return new Map();
  // Joined, not looked for in a list: a list of hundreds of thousands that does not fit into memory is read whole for each member.
  const { rows } = await sql<{ member: string; agent: string }>`
    with recursive agents as materialized (select distinct unnest(${agents}::text[]) as id),
    climb (member, agent, upline_id, found) as (
      select m.id, m.id, m.upline_id, a.id is not null from members m left join agents a on a.id = m.id
        where m.brand = ${brand} and m.id = any (${members}::text[])
      union
      select c.member, m.id, m.upline_id, a.id is not null
        from climb c join members m on m.brand = ${brand} and m.id = c.upline_id left join agents a on a.id = m.id
        where not c.found
    ) select member, agent from climb where found`.execute(db);
  return new Map(rows.map(({ member, agent }) => [member, agent]));
}

/** Agents with a contract, and whom they have it from. */
export type Agents = ReadonlyMap<string, { upline: string | undefined }>;

/** Figures of the teams of agents: each member counts for the nearest agent and for all above that one. */
export function teamsOf(
  figures: readonly MemberFigures[],
  { nearest, agents, activeBet }: { nearest: ReadonlyMap<string, string>; agents: Agents; activeBet: bigint },
): Map<string, Team> {
  const direct = new Map<string, Team>();
  for (const { memberId, ...own } of figures) {
    const agent = nearest.get(memberId);
    if (agent === undefined) continue;
    const team: Team = {
      ...own,
      loss: own.bets - own.wins - own.rebates - own.promotions,
      members: own.validBet >= activeBet ? 1 : 0,
    };
    direct.set(agent, together(direct.get(agent) ?? noTeam, team));
  }
  const teams = new Map<string, Team>();
  for (const [agent, team] of direct) {
    for (let above: string | undefined = agent; above !== undefined; above = agents.get(above)?.upline)
      teams.set(above, together(teams.get(above) ?? noTeam, team));
  }
  return teams;
}

export const keptFigures = (team: Team): KeptFigures => ({
  validBet: String(team.validBet),
  bets: String(team.bets),
  wins: String(team.wins),
  rebates: String(team.rebates),
  promotions: String(team.promotions),
  loss: String(team.loss),
  members: team.members,
});
