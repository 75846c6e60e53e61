import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

/** Gives a member goods of the mall, which were taken from the stock; `id` names the reward, which gives them once. */
export async function addGift(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    item,
    quantity,
    left,
    now,
  }: Owner & { id: string; item: string; quantity: number; left: number | null; now: Date },
): Promise<void> {
  await trx
    .insertInto('point_gifts')
    .values({ brand, member_id: memberId, id, item, quantity, left_after: left, made_at: now })
    .execute();
}

/** How many of each item a member may still have sent. */
export async function giftsOf(db: Db, { brand, memberId }: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('point_gifts')
    .select(['item', sql<number>`sum(quantity - used)::integer`.as('left')])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .whereRef('used', '<', 'quantity')
    .groupBy('item')
    .execute();
  return new Map(rows.map(({ item, left }) => [item, left]));
}

/**
 * Uses gifts of an item, the oldest that suffices; undefined if the member has no such many. `left` is what a rejection gives back to: null
 * without a stock. The caller holds the member's purse.
 */
export async function takeGift(
  trx: Trx,
  { brand, memberId, item, quantity }: Owner & { item: string; quantity: number },
): Promise<{ left: number | null } | undefined> {
  const { rows } = await sql<{ left: number | null }>`
    update point_gifts gift set used = gift.used + ${quantity}::integer
      where gift.brand = ${brand} and gift.member_id = ${memberId} and gift.id = (
        select id from point_gifts where brand = ${brand} and member_id = ${memberId} and item = ${item}
            and quantity - used >= ${quantity}::integer
          order by made_at, id limit 1)
      returning left_after as left`.execute(trx);
  return rows[0];
}
