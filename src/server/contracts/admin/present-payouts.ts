import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Db } from '#server/db/types.ts';
import { findMembers } from '#server/members/members.ts';
import { houseId } from '../contracts.ts';
import { correctionsOf } from '../corrections.ts';
import type { Payout } from '../payouts.ts';

type Listed = AdminCallTypes['contractPayoutDecide']['value'];

const sumOf = (amounts: readonly string[]): string =>
  String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));

/** Accounts of members by id. */
export async function accountNames(
  db: Db,
  brand: string,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const members = await findMembers(db, brand, [...new Set(ids)]);
  return (id) => members.get(id)?.account ?? '';
}

/** Payouts as operators read them. */
export async function presented(db: Db, payouts: readonly Payout[]): Promise<Listed[]> {
  const ids = payouts.flatMap(({ agent_id: agent, upline_id: upline }) => [agent, upline]);
  const brand = payouts[0]?.brand ?? '';
  const accountOf = await accountNames(db, brand, ids);
  const manual = await correctionsOf(
    db,
    brand,
    payouts.map(({ id }) => id),
  );
  return payouts.map((payout) => ({
    id: payout.id,
    kind: payout.kind,
    period: payout.period,
    from: payout.starts_at.toISOString(),
    until: payout.ends_at.toISOString(),
    agent: accountOf(payout.agent_id),
    upline: payout.upline_id === houseId ? null : accountOf(payout.upline_id),
    own: payout.own,
    received: payout.received,
    given: String(BigInt(payout.received) - BigInt(payout.kept)),
    kept: payout.kept,
    corrected: sumOf(payout.corrections.map(({ difference }) => difference)),
    carried: payout.carried,
    amount: payout.amount,
    left: payout.left_over,
    state: payout.state,
    reason: payout.reason,
    decidedBy: payout.decided_by,
    dueAt: payout.due_at.toISOString(),
    paidAt: payout.paid_at?.toISOString() ?? null,
    manual: (manual.get(payout.id) ?? []).map((correction) => ({
      id: correction.id,
      amount: correction.amount,
      reason: correction.reason,
      state: correction.state,
      later: correction.later,
      by: correction.made_by,
      at: correction.made_at.toISOString(),
      decidedBy: correction.decided_by,
    })),
  }));
}
