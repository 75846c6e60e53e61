import { dividendOf, salaryOf, type Earned } from '#play/contracts/amounts.ts';
import { sharesOf, type Share } from '#play/contracts/shares.ts';
import type { ContractTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import type { Counting } from './counting.ts';
import { contractsOf } from './document.ts';
import { figuresByMember } from './figures.ts';
import { nearestAgents, noTeam, teamsOf, type Team } from './team.ts';

/** Amount of a team by a contract; a real-time salary has none, it is paid by bet. */
export function earnedBy(brand: LiveBrand, terms: ContractTerms, team: Team): Earned {
  if (terms.kind === 'realtime') return { tier: -1, amount: 0n };
  if (terms.kind === 'dividend') return dividendOf(terms, team, membersMinOf(brand));
  return salaryOf(terms, team.validBet, BigInt(contractsOf(brand)[terms.kind]?.step ?? 1));
}

/** Active members of a team without whom the brand pays no dividend. */
export const membersMinOf = (brand: LiveBrand): number => contractsOf(brand).dividend?.membersMin ?? 0;

export const activeBetOf = (brand: LiveBrand): bigint => BigInt(contractsOf(brand).dividend?.activeBet ?? 1);

/** What an agent's contract brings in a period. */
export type Computed = { agent: string; counting: Counting; team: Team; earned: Earned; share: Share };

export type Computation = {
  agents: Computed[];
  /** What the house gives. */
  gives: bigint;
  /** Of each member with figures the agent that they count for first. */
  nearest: Map<string, string>;
};

/**
 * Works out a period of contracts by the results that are known now. Writes nothing.
 * @param kept whom members counted for when the period was settled; whoever it does not have counts by the tree of now
 */
export async function computePeriod(
  db: Db,
  brand: LiveBrand,
  {
    counting,
    span,
    kept = new Map(),
  }: {
    counting: ReadonlyMap<string, Counting>;
    span: { from: Date; until: Date };
    kept?: ReadonlyMap<string, string>;
  },
): Promise<Computation> {
  if (counting.size === 0) return { agents: [], gives: 0n, nearest: new Map() };
  const figures = await figuresByMember(db, {
    brand: brand.brand,
    currency: moneyOf(brand).currency,
    ...span,
  });
  const climbed = await nearestAgents(db, brand.brand, {
    members: figures.flatMap(({ memberId }) => (kept.has(memberId) ? [] : [memberId])),
    agents: [...counting.keys()],
  });
  const nearest = new Map([...climbed, ...kept]);
  const teams = teamsOf(figures, { nearest, agents: counting, activeBet: activeBetOf(brand) });
  const earned = new Map(
    [...counting].map(([agent, { terms }]) => [agent, earnedBy(brand, terms, teams.get(agent) ?? noTeam)]),
  );
  const shares = sharesOf(
    [...counting.values()].map(({ agent: id, upline }) => ({
      id,
      upline,
      own: earned.get(id)?.amount ?? 0n,
    })),
  );
  const agents = [...counting.values()].flatMap((each) => {
    const share = shares.get(each.agent);
    const own = earned.get(each.agent);
    return share && own
      ? [{ agent: each.agent, counting: each, team: teams.get(each.agent) ?? noTeam, earned: own, share }]
      : [];
  });
  const gives = agents.reduce((sum, { share }) => sum + share.kept, 0n);
  return { agents, gives, nearest };
}
