import { periodAt, type ContractPeriod, type Span } from '#play/contracts/periods.ts';
import type { ContractKind } from '#play/contracts/terms.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { payingOf } from './add-payouts.ts';

/** Time between the end of a period and its settling, in which the last results arrive. */
export const settlingDelayMs = (period: ContractPeriod): number => (period === 'fiveMinutes' ? 0 : 300_000);

export type NextPayment = { at: Date; span: Span };

type Counts = { kind: ContractKind; period: ContractPeriod; counts_from: Date; counts_until: Date | null };

/** The first payment by a contract that is still to come; undefined if it counts for no such period. */
function nextOf(
  brand: LiveBrand,
  { kind, period, counts_from: from, counts_until: until }: Counts,
  now: Date,
): NextPayment | undefined {
  const waitMs = settlingDelayMs(period) + payingOf(brand, kind).afterMs;
  const since = new Date(now.getTime() - waitMs);
  const span = periodAt(period, since < from ? from : since, zoneOf(brand));
  if (until && span.from >= until) return undefined;
  return { at: new Date(span.until.getTime() + waitMs), span };
}

/** When a member's contracts with its upline pay next at the earliest, by kind: one that has ended pays its last period still. */
export async function nextPayments(
  db: Db,
  brand: LiveBrand,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Map<ContractKind, NextPayment>> {
  const rows = await db
    .selectFrom('contracts')
    .select(['kind', 'period', 'counts_from', 'counts_until'])
    .where('brand', '=', brand.brand)
    .where('downline_id', '=', memberId)
    .where('counts_from', 'is not', null)
    .execute();
  const next = new Map<ContractKind, NextPayment>();
  for (const { counts_from: from, ...row } of rows) {
    const payment = from ? nextOf(brand, { ...row, counts_from: from }, now) : undefined;
    const known = next.get(row.kind);
    if (payment && (!known || payment.at < known.at)) next.set(row.kind, payment);
  }
  return next;
}
