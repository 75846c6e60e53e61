import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Holder } from './protection-status.ts';
import type { LimitKind, LimitPeriod } from './tables.ts';

/** Minor units staked and paid out by bets that were placed from a moment on; bets that were called off count as never placed. */
export async function playedSince(
  db: Db,
  { brand, memberId }: Holder,
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

/** Amount that counts against a limit now, in minor units, never below 0; the same sum that checks a bet or a deposit. */
export async function usedOf(
  db: Db,
  { brand, memberId }: Holder,
  { kind, period, now }: { kind: LimitKind; period: LimitPeriod; now: Date },
): Promise<bigint> {
  const { rows } = await sql<{ used: string }>`
    select protection_used(${brand}, ${memberId}, ${kind}, ${period}, ${now}) as used`.execute(db);
  return BigInt(rows[0]?.used ?? '0');
}
