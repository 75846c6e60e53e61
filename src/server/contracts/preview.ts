import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { realtimeOf } from '#play/contracts/amounts.ts';
import { periodBefore, type Span } from '#play/contracts/periods.ts';
import type { ContractTerms, RealtimeTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { activeBetOf, earnedBy } from './compute.ts';
import { periodOf } from './contracts.ts';
import { figuresByMember } from './figures.ts';
import { keptFigures, nearestAgents, noTeam, teamsOf, type Team } from './team.ts';

export type ContractPreview = { span: Span; team: Team; amount: bigint; tier: number };

/** A preview as answers have it; the tier is counted from 1. */
export const presentPreview = ({ span, team, amount, tier }: ContractPreview) => ({
  from: span.from.toISOString(),
  until: span.until.toISOString(),
  figures: keptFigures(team),
  amount: String(amount),
  tier: tier < 0 ? null : tier + 1,
});

/** Sum of a real-time salary over the bets of members that settled in a span: equal bets are worked out once. */
async function realtimeSum(
  db: Db,
  brand: LiveBrand,
  { terms, span, members }: { terms: RealtimeTerms; span: Span; members: readonly string[] },
): Promise<bigint> {
  if (members.length === 0) return 0n;
  const { rows } = await sql<{ stake: string; result: number; times: string }>`
    select stake, sign(payout - stake)::int as result, count(*) as times from bets
      where brand = ${brand.brand} and currency = ${moneyOf(brand).currency} and status = 'SETTLED'
        and settled_at >= ${span.from} and settled_at < ${span.until} and member_id = any (${members}::text[])
      group by stake, sign(payout - stake)`.execute(db);
  return rows.reduce((sum, { stake, result, times }) => {
    const bet = { stake: BigInt(stake), payout: BigInt(stake) + BigInt(result) };
    return sum + realtimeOf(terms, bet).amount * BigInt(times);
  }, 0n);
}

/** What terms would have paid an agent in the last period that has ended, before what it gives further down; of a real-time salary, yesterday. */
export async function previewOf(
  db: Db,
  brand: LiveBrand,
  { agent, terms, now }: { agent: string; terms: ContractTerms; now: Date },
): Promise<ContractPreview> {
  const period = terms.kind === 'realtime' ? 'daily' : periodOf(terms);
  const span = periodBefore(period, now, zoneOf(brand));
  const figures = await figuresByMember(db, {
    brand: brand.brand,
    currency: moneyOf(brand).currency,
    ...span,
  });
  const nearest = await nearestAgents(db, brand.brand, {
    members: figures.map(({ memberId }) => memberId),
    agents: [agent],
  });
  const agents = new Map([[agent, { upline: undefined }]]);
  const team = teamsOf(figures, { nearest, agents, activeBet: activeBetOf(brand) }).get(agent) ?? noTeam;
  if (terms.kind === 'realtime') {
    const amount = await realtimeSum(db, brand, { terms, span, members: [...nearest.keys()] });
    return { span, team, amount, tier: -1 };
  }
  return { span, team, ...earnedBy(brand, terms, team) };
}
