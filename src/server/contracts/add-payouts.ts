import { sql } from 'kysely';
import type { ContractPeriod, Span } from '#play/contracts/periods.ts';
import type { Share } from '#play/contracts/shares.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { houseId } from './contracts.ts';
import { contractsOf } from './document.ts';
import type { CorrectionLine, GivenLine, KeptFigures, PayoutState } from './tables.ts';

export type NewPayout = {
  agent: string;
  upline: string | undefined;
  contract: string;
  /** Null if the agent has no contract any more. */
  terms: ContractTerms | null;
  figures: KeptFigures | null;
  tier: number | null;
  share: Share;
  given: GivenLine[];
  corrections: CorrectionLine[];
};

type Run = {
  brand: LiveBrand;
  kind: ContractKind;
  period: ContractPeriod;
  span: Span;
  now: Date;
  random: RandomBytes;
};

/** What each agent still owes of earlier corrections, 0 or less, by its last payout of the kind and period. */
async function carriedBy(
  trx: Trx,
  { brand, kind, period }: Run,
  agents: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ agent_id: string; left_over: string }>`
    select distinct on (agent_id) agent_id, left_over from contract_payouts
      where brand = ${brand.brand} and kind = ${kind} and period = ${period} and agent_id = any (${agents}::text[])
      order by agent_id, starts_at desc`.execute(trx);
  return new Map(rows.map((row) => [row.agent_id, BigInt(row.left_over)]));
}

/** Terms of the brand for paying a kind. */
export function payingOf(
  brand: LiveBrand,
  kind: ContractKind,
): { afterMs: number; approveAbove: bigint | undefined } {
  const bounds = contractsOf(brand)[kind];
  const minutes = bounds && 'payAfterMinutes' in bounds ? (bounds.payAfterMinutes ?? 0) : 0;
  const above = bounds?.approveAbove;
  return { afterMs: minutes * 60_000, approveAbove: above === undefined ? undefined : BigInt(above) };
}

/** Writes the payouts of a run: what is kept of it, with corrections and what earlier ones left, never below nothing. */
export async function addPayouts(trx: Trx, run: Run, payouts: readonly NewPayout[]): Promise<void> {
  const { brand, kind, period, span, now, random } = run;
  if (payouts.length === 0) return;
  const { afterMs, approveAbove } = payingOf(brand, kind);
  const carried = await carriedBy(
    trx,
    run,
    payouts.map(({ agent }) => agent),
  );
  const stateOf = (amount: bigint): PayoutState => {
    if (amount === 0n) return 'NONE';
    return approveAbove !== undefined && amount > approveAbove ? 'WAITING' : 'DUE';
  };
  const rows = payouts.map((payout) => {
    const before = carried.get(payout.agent) ?? 0n;
    const corrected = payout.corrections.reduce((sum, { difference }) => sum + BigInt(difference), 0n);
    const all = before + payout.share.kept + corrected;
    const amount = all > 0n ? all : 0n;
    return {
      brand: brand.brand,
      kind,
      period,
      starts_at: span.from,
      agent_id: payout.agent,
      id: newId(random),
      ends_at: span.until,
      upline_id: payout.upline ?? houseId,
      contract_id: payout.contract,
      terms: JSON.stringify(payout.terms),
      figures: JSON.stringify(payout.figures),
      tier: payout.tier,
      own: payout.share.own,
      received: payout.share.received,
      given: JSON.stringify(payout.given),
      kept: payout.share.kept,
      standing: payout.share.kept,
      corrections: JSON.stringify(payout.corrections),
      carried: before,
      amount,
      left_over: all < 0n ? all : 0n,
      currency: moneyOf(brand).currency,
      state: stateOf(amount),
      reason: null,
      decided_by: null,
      made_at: now,
      due_at: new Date(now.getTime() + afterMs),
      paid_at: null,
    };
  });
  // Parameters of one statement are limited in number.
  for (let at = 0; at < rows.length; at += 500)
    await trx
      .insertInto('contract_payouts')
      .values(rows.slice(at, at + 500))
      .execute();
}
