import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { MemberKey } from './protection-status.ts';
import type { LimitKind, LimitPeriod } from './tables.ts';

/** Minor units staked and paid out by bets that were placed from a moment on; bets that were called off count as never placed. */
export async function playedSince(
  db: Db,
  { brand, memberId }: MemberKey,
  since: Date,
): Promise<{ staked: bigint; paid: bigint }> {
  const { staked, paid } = await db
    .selectFrom('bets')
    .select([
      sql<string>`coalesce(sum(stake), 0)::text`.as('staked'),
      sql<string>`coalesce(sum(payout), 0)::text`.as('paid'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('placed_at', '>=', since)
    .where('status', 'in', ['OPEN', 'SETTLED'])
    .executeTakeFirstOrThrow();
  return { staked: BigInt(staked), paid: BigInt(paid) };
}

/** When the oldest of what counts against a limit stops counting; undefined while nothing counts. */
export async function freesAt(
  db: Db,
  { brand, memberId }: MemberKey,
  { kind, period, now }: { kind: LimitKind; period: LimitPeriod; now: Date },
): Promise<Date | undefined> {
  const length = sql.lit(period === 'day' ? '1 day' : period === 'week' ? '7 days' : '1 month');
  const since = sql`((${now}::timestamptz at time zone 'UTC') - ${length}::interval) at time zone 'UTC'`;
  const oldest =
    kind === 'deposit'
      ? sql`select min(made_at) from cashier_deposits
          where brand = ${brand} and member_id = ${memberId} and made_at > ${since} and state in ('PENDING', 'CONFIRMED')`
      : sql`select min(placed_at) from bets
          where brand = ${brand} and member_id = ${memberId} and placed_at > ${since} and status in ('OPEN', 'SETTLED')`;
  const { rows } = await sql<{ at: Date | null }>`
    select (((${oldest}) at time zone 'UTC') + ${length}::interval) at time zone 'UTC' as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Amount that counts against a limit now, in minor units, never below 0; the same sum that checks a bet or a deposit. */
export async function usedOf(
  db: Db,
  { brand, memberId }: MemberKey,
  { kind, period, now }: { kind: LimitKind; period: LimitPeriod; now: Date },
): Promise<bigint> {
  const { rows } = await sql<{ used: string }>`
    select protection_used(${brand}, ${memberId}, ${kind}, ${period}, ${now}) as used`.execute(db);
  return BigInt(rows[0]?.used ?? '0');
}
