import type { Story } from './stories.ts';

/** Last outcome of each bet. */
const lastOf = ({ bets, outcomes }: Story) =>
  bets.map((bet, index) => {
    const all = outcomes.filter((outcome) => outcome.bet === index);
    return { bet, outcome: all.toSorted((one, other) => other.version - one.version)[0] };
  });

/** The tree as it stood at a time, made anew from its whole history. */
function treeAt({ stands }: Story, time: number): Map<string, { upline: string | null; rate: number }> {
  const tree = new Map<string, { upline: string | null; rate: number }>();
  for (const { at, member, upline, rate } of stands) if (at <= time) tree.set(member, { upline, rate });
  return tree;
}

/** Ten-thousandths of a minor unit that each agent has earned, by looking at every bet and walking up from who placed it. */
export function slowEarned(story: Story): Map<string, bigint> {
  const earned = new Map<string, bigint>();
  for (const { bet, outcome } of lastOf(story)) {
    if (!outcome) continue;
    const tree = treeAt(story, bet.placedAt);
    let below = tree.get(bet.member);
    while (below && below.upline !== null) {
      const id = below.upline;
      const agent = tree.get(id);
      if (!agent) break;
      earned.set(id, (earned.get(id) ?? 0n) + outcome.validBet * BigInt(agent.rate - below.rate));
      below = agent;
    }
  }
  return earned;
}

/** Ten-thousandths that all bets give together: those of the root's rate less those of who placed them. */
export function slowTotal(story: Story): bigint {
  let total = 0n;
  for (const { bet, outcome } of lastOf(story)) {
    if (!outcome) continue;
    const tree = treeAt(story, bet.placedAt);
    let root = tree.get(bet.member);
    const own = root?.rate ?? 0;
    while (root && root.upline !== null) root = tree.get(root.upline);
    total += outcome.validBet * BigInt((root?.rate ?? 0) - own);
  }
  return total;
}

/** Valid stakes of the members below an agent on a day, and how many of them played. */
export function slowTeam(story: Story, agent: string, day: string): { validBet: bigint; active: number } {
  let validBet = 0n;
  const active = new Set<string>();
  for (const { bet, outcome } of lastOf(story)) {
    if (!outcome || outcome.day !== day || outcome.validBet === 0n) continue;
    const tree = treeAt(story, bet.placedAt);
    for (let id = tree.get(bet.member)?.upline ?? null; id !== null; id = tree.get(id)?.upline ?? null) {
      if (id !== agent) continue;
      validBet += outcome.validBet;
      active.add(bet.member);
    }
  }
  return { validBet, active: active.size };
}
