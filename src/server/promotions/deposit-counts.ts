import { sql, type Selectable } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { PromotionEvents } from './tables.ts';

type Owner = { brand: string; memberId: string };

export type DepositNumber = { nth: number; nthOfMethod: number };

/** Which deposit of its member each of some events was, in the order of their decisions: of all methods, and of its own; by id of the event. */
export async function depositNumbers(
  db: Db,
  brand: string,
  events: readonly Pick<Selectable<PromotionEvents>, 'id' | 'member_id' | 'key' | 'at' | 'method'>[],
): Promise<ReadonlyMap<string, DepositNumber>> {
  if (events.length === 0) return new Map();
  const { rows } = await sql<{ id: string; nth: number; own: number }>`
    select event.id, count(*)::integer as nth, (count(*) filter (where deposit.method = event.method))::integer as own
      from unnest(${events.map(({ id }) => id)}::text[], ${events.map((event) => event.member_id)}::text[],
        ${events.map(({ key }) => key)}::text[], ${events.map(({ at }) => at.toISOString())}::timestamptz[],
        ${events.map(({ method }) => method ?? '')}::text[]) event (id, member_id, key, at, method)
      join cashier_deposits deposit on deposit.brand = ${brand} and deposit.member_id = event.member_id
        and deposit.state = 'CONFIRMED' and (deposit.decided_at, deposit.id) <= (event.at, event.key)
      group by event.id`.execute(db);
  return new Map(rows.map(({ id, nth, own }) => [id, { nth, nthOfMethod: own }]));
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

/** Number and sum of credited deposits, in minor units, and when the latest was credited. */
export type DepositTotals = { count: number; sum: bigint; latest: Date | undefined };

export const noDeposits: DepositTotals = { count: 0, sum: 0n, latest: undefined };

/** Deposits as an audience asks about them. */
export const askedDeposits = ({ count, sum, latest }: DepositTotals) => ({
  deposits: count,
  depositSum: sum,
  depositAt: latest,
});

/** Credited deposits of members; those without any are left out. */
export async function depositTotals(
  db: Db,
  brand: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, DepositTotals>> {
  const rows = await db
    .selectFrom('cashier_deposits')
    .select([
      'member_id',
      sql<number>`count(*)::integer`.as('count'),
      sql<string>`sum(amount)::text`.as('sum'),
      sql<Date>`max(decided_at)`.as('latest'),
    ])
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'CONFIRMED')
    .groupBy('member_id')
    .execute();
  return new Map(
    rows.map(({ member_id: id, count, sum, latest }) => [id, { count, sum: BigInt(sum), latest }]),
  );
}
