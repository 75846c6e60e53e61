import type { Selectable } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';
import { hourMs } from './periods.ts';
import type { ProtectionRules } from './rules.ts';
import { recordChange, type MemberKey } from './protection-status.ts';
import type { LimitKind, LimitPeriod, ProtectionLimitsTable } from './tables.ts';

/** Less strict, and not in force: the amount (null: no limit any more) and when it may be confirmed. */
type PendingLimit = { amount: bigint | null; from: Date; until: Date };
export type Limit = {
  kind: LimitKind;
  period: LimitPeriod;
  amount: bigint;
  pending: PendingLimit | undefined;
};
type Key = { kind: LimitKind; period: LimitPeriod };

function limitOf(row: Selectable<ProtectionLimitsTable>): Limit {
  const { kind, period, amount, pending_amount: raised, pending_from: from, pending_until: until } = row;
  const pending =
    from && until ? { amount: raised === null ? null : BigInt(raised), from, until } : undefined;
  return { kind, period, amount: BigInt(amount), pending };
}

/** Limits of a member. A less strict one that was not confirmed in time lapses. */
export async function limitsOf(db: Db, { brand, memberId }: MemberKey, now: Date): Promise<Limit[]> {
  const rows = await db
    .selectFrom('protection_limits')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(limitOf).map((limit) => ({
    ...limit,
    pending: limit.pending && limit.pending.until > now ? limit.pending : undefined,
  }));
}

async function write(
  trx: Trx,
  holder: MemberKey,
  key: Key,
  { amount, now, pending }: { amount: bigint; now: Date; pending?: PendingLimit | undefined },
): Promise<void> {
  const values = {
    amount: String(amount),
    set_at: now,
    pending: pending ? (pending.amount === null ? ('lift' as const) : ('raise' as const)) : null,
    pending_amount: pending?.amount == null ? null : String(pending.amount),
    pending_from: pending?.from ?? null,
    pending_until: pending?.until ?? null,
  };
  await trx
    .insertInto('protection_limits')
    .values({ brand: holder.brand, member_id: holder.memberId, ...key, ...values })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
  await trx
    .updateTable('protection_members')
    .set({ limited: true })
    .where('brand', '=', holder.brand)
    .where('member_id', '=', holder.memberId)
    .execute();
}

const told = ({ kind, period }: Key, from: bigint | null, to: bigint | null) => ({
  kind,
  period,
  from: from === null ? null : String(from),
  to: to === null ? null : String(to),
});

/**
 * Sets a limit under the lock of the member's standing. A stricter one, and the first, is in force at once; a less strict one, or none
 * (`amount` null), only after `raiseHours` and a second confirmation.
 */
export async function setLimit(
  trx: Trx,
  holder: MemberKey,
  { kind, period, amount, now, rules }: Key & { amount: bigint | null; now: Date; rules: ProtectionRules },
): Promise<void> {
  const key = { kind, period };
  const found = (await limitsOf(trx, holder, now)).find(
    (limit) => limit.kind === kind && limit.period === period,
  );
  if (!found && amount === null) return;
  const before = found?.amount ?? null;
  if (amount !== null && (before === null || amount <= before)) {
    if (amount === before && !found?.pending) return;
    await write(trx, holder, key, { amount, now });
    await recordChange(trx, holder, 'limitSet', { at: now, details: told(key, before, amount) });
    return;
  }
  const from = new Date(now.getTime() + rules.raiseHours * hourMs);
  const pending = { amount, from, until: new Date(from.getTime() + rules.confirmHours * hourMs) };
  await write(trx, holder, key, { amount: before ?? 0n, now, pending });
  await recordChange(trx, holder, 'limitAsked', { at: now, details: told(key, before, amount) });
}

/**
 * Confirms or drops a requested limit, under the same lock. False if there is none, or if it is too early or too late.
 */
export async function settlePending(
  trx: Trx,
  holder: MemberKey,
  { kind, period, confirm, now }: Key & { confirm: boolean; now: Date },
): Promise<boolean> {
  const key = { kind, period };
  const limits = await limitsOf(trx, holder, now);
  const found = limits.find((limit) => limit.kind === kind && limit.period === period);
  const pending = found?.pending;
  if (!found || !pending || (confirm && pending.from > now)) return false;
  const details = told(key, found.amount, pending.amount);
  await recordChange(trx, holder, confirm ? 'limitConfirmed' : 'limitCancelled', { at: now, details });
  const amount = confirm ? pending.amount : found.amount;
  if (amount !== null) {
    await write(trx, holder, key, { amount, now });
    return true;
  }
  const { brand, memberId } = holder;
  await trx
    .deleteFrom('protection_limits')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute();
  await trx
    .updateTable('protection_members')
    .set({ limited: limits.length > 1 })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return true;
}
