import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

/** Credited deposits of a member up to one of them, in the order of their decisions: of all methods, and of its own. */
export async function depositNumber(
  db: Db,
  { brand, memberId }: Owner,
  { key, at, method }: { key: string; at: Date; method: string },
): Promise<{ nth: number; nthOfMethod: number }> {
  const { nth, own } = await db
    .selectFrom('cashier_deposits')
    .select([
      sql<number>`count(*)::integer`.as('nth'),
      sql<number>`(count(*) filter (where method = ${method}))::integer`.as('own'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'CONFIRMED')
    .where(sql<boolean>`(decided_at, id) <= (${at}, ${key})`)
    .executeTakeFirstOrThrow();
  return { nth, nthOfMethod: own };
}

/** Credited deposits of a member by method. */
export async function depositsByMethod(
  db: Db,
  { brand, memberId }: Owner,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('cashier_deposits')
    .select(['method', sql<number>`count(*)::integer`.as('count')])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'CONFIRMED')
    .groupBy('method')
    .execute();
  return new Map(rows.map(({ method, count }) => [method, count]));
}

/** Number and sum of a member's credited deposits, in minor units. */
export async function depositTotals(
  db: Db,
  { brand, memberId }: Owner,
): Promise<{ count: number; sum: bigint }> {
  const { count, sum } = await db
    .selectFrom('cashier_deposits')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`coalesce(sum(amount), 0)::text`.as('sum'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirstOrThrow();
  return { count, sum: BigInt(sum) };
}
