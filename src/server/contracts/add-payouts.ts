import { sql } from 'kysely';
import type { ContractPeriod, Span } from '#play/contracts/periods.ts';
import type { Share } from '#play/contracts/shares.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
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

/** Payouts that one statement writes. */
const batch = 5000;

/** What each agent still owes of earlier corrections, 0 or less, by its last payout of the kind and period. */
export async function carriedBy(
  db: Db,
  { brand, kind, period }: Pick<Run, 'brand' | 'kind' | 'period'>,
  agents: readonly string[],
): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ agent_id: string; left_over: string }>`
    select distinct on (agent_id) agent_id, left_over from contract_payouts
      where brand = ${brand.brand} and kind = ${kind} and period = ${period} and agent_id = any (${agents}::text[])
      order by agent_id, starts_at desc`.execute(db);
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
    return { payout, before, amount, leftOver: all < 0n ? all : 0n, state: stateOf(amount) };
  });
  const dueAt = new Date(now.getTime() + afterMs);
  for (let at = 0; at < rows.length; at += batch) {
    const part = rows.slice(at, at + batch);
    const text = (of: (row: (typeof rows)[number]) => unknown) => part.map((row) => String(of(row)));
    const json = (of: (payout: NewPayout) => unknown) => part.map(({ payout }) => JSON.stringify(of(payout)));
    await sql`
      insert into contract_payouts (brand, kind, period, starts_at, ends_at, currency, made_at, due_at, agent_id, id, upline_id, contract_id,
          terms, figures, tier, own, received, given, kept, standing, corrections, carried, amount, left_over, state)
        select ${brand.brand}, ${kind}, ${period}, ${span.from}, ${span.until}, ${moneyOf(brand).currency}, ${now}, ${dueAt}, agent, id, upline,
            contract, terms::jsonb, figures::jsonb, tier, own, received, given::jsonb, kept, kept, corrections::jsonb, carried, amount,
            left_over, state
          from unnest(${text(({ payout }) => payout.agent)}::text[], ${part.map(() => newId(random))}::text[],
            ${text(({ payout }) => payout.upline ?? houseId)}::text[], ${text(({ payout }) => payout.contract)}::text[],
            ${json(({ terms }) => terms)}::text[], ${json(({ figures }) => figures)}::text[],
            ${part.map(({ payout }) => payout.tier)}::int[], ${text(({ payout }) => payout.share.own)}::bigint[],
            ${text(({ payout }) => payout.share.received)}::bigint[], ${json(({ given }) => given)}::text[],
            ${text(({ payout }) => payout.share.kept)}::bigint[], ${json(({ corrections }) => corrections)}::text[],
            ${text(({ before }) => before)}::bigint[], ${text(({ amount }) => amount)}::bigint[],
            ${text(({ leftOver }) => leftOver)}::bigint[], ${text(({ state }) => state)}::text[])
            u (agent, id, upline, contract, terms, figures, tier, own, received, given, kept, corrections, carried, amount, left_over, state)`.execute(
      trx,
    );
  }
}
