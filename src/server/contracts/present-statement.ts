import type { CallTypes } from '#contract/generated/calls.ts';
import type { Db } from '#server/db/types.ts';
import { maskedText } from '#server/calls/masking.ts';
import { findMembers } from '#server/members/members.ts';
import { correctionsOf } from './corrections.ts';
import { toldState, type Payout } from './payouts.ts';
import { wireTerms } from './present.ts';

type Statement = CallTypes['contractStatement']['value'];
type PresentedPayout = CallTypes['contractPayouts']['value']['payouts'][number];

/** A payout for who gets it; for who pays it, the amount is what it gave for it. */
export const presentPayout = (payout: Payout, account: string, isAgent: boolean): PresentedPayout => ({
  id: payout.id,
  kind: payout.kind,
  account,
  from: payout.starts_at.toISOString(),
  until: payout.ends_at.toISOString(),
  amount: isAgent ? payout.amount : payout.received,
  state: toldState(payout.state),
  at: (payout.paid_at ?? payout.made_at).toISOString(),
});

const betsPage = 100;

/** Bets of a real-time salary, a page of them: by account those that are the agent's own or of a direct downline. */
async function betsOf(db: Db, payout: Payout, page: number): Promise<Pick<Statement, 'bets' | 'more'>> {
  const { brand, agent_id: agent, starts_at: startsAt } = payout;
  if (payout.kind !== 'realtime') return { bets: [], more: false };
  const rows = await db
    .selectFrom('contract_bets')
    .selectAll()
    .where('brand', '=', brand)
    .where('agent_id', '=', agent)
    .where('starts_at', '=', startsAt)
    .orderBy('settled_at')
    .orderBy('member_id')
    .orderBy('bet_id')
    .offset((page - 1) * betsPage)
    .limit(betsPage + 1)
    .execute();
  const shown = rows.slice(0, betsPage);
  const members = await findMembers(db, brand, [...new Set(shown.map((row) => row.member_id))]);
  const accountOf = (id: string): string => {
    const member = members.get(id);
    if (!member) return '';
    return id === agent || member.upline_id === agent ? member.account : maskedText(member.account);
  };
  return {
    bets: shown.map((row) => ({
      bet: row.bet_id,
      account: accountOf(row.member_id),
      at: row.settled_at.toISOString(),
      stake: row.stake,
      payout: row.payout,
      own: row.own,
      below: row.below,
      amount: row.amount,
      before: row.before,
    })),
    more: rows.length > betsPage,
  };
}

/** How a payout was computed. Who pays it reads all but what the agent gave further down, kept, and carries of earlier periods. */
export async function presentStatement(
  db: Db,
  payout: Payout,
  { isAgent, page, money }: { isAgent: boolean; page: number; money: Pick<Statement, 'currency' | 'digits'> },
): Promise<Statement> {
  const given = isAgent ? payout.given : [];
  const members = await findMembers(db, payout.brand, [payout.agent_id, ...given.map(({ agent }) => agent)]);
  const accountOf = (id: string): string => members.get(id)?.account ?? '';
  const nothing = { bets: [], more: false };
  const manual = isAgent ? ((await correctionsOf(db, payout.brand, [payout.id])).get(payout.id) ?? []) : [];
  return {
    ...presentPayout(payout, accountOf(payout.agent_id), isAgent),
    terms: payout.terms && wireTerms(payout.terms),
    figures: payout.figures,
    tier: payout.tier === null ? null : payout.tier + 1,
    own: payout.own,
    received: payout.received,
    given: given.map(({ agent, own, received }) => ({ account: accountOf(agent), own, received })),
    kept: isAgent ? payout.kept : payout.received,
    corrections: isAgent ? payout.corrections : [],
    carried: isAgent ? payout.carried : '0',
    left: isAgent ? payout.left_over : '0',
    manual: manual
      .filter(({ state }) => state === 'DONE')
      .map(({ made_at: at, amount, reason, later }) => ({ at: at.toISOString(), amount, reason, later })),
    ...(isAgent ? await betsOf(db, payout, page) : nothing),
    ...money,
  };
}
