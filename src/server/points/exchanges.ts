import { sql, type Insertable, type Selectable } from 'kysely';
import type { RefusedReply } from '#server/calls/answer-once.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { ExchangeStatus, PointExchanges } from './tables.ts';

export type Exchange = Selectable<PointExchanges>;

export type Exchanged = { ok: true; exchange: Exchange } | RefusedReply;

export const exchangesPerPage = 20;

type Owner = { brand: string; memberId: string };

/** Writes an exchange down and takes its points; the caller holds the member's purse and has checked the balance. */
export async function addExchange(trx: Trx, exchange: Insertable<PointExchanges>): Promise<Exchange> {
  const row = await trx
    .insertInto('point_exchanges')
    .values(exchange)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addPoints(trx, row, { key: row.id, points: -BigInt(row.points), at: row.made_at });
  return row;
}

/** Adds the entry of an exchange; `key` is unique per member. */
export async function addPoints(
  trx: Trx,
  { brand, member_id, id, name }: Exchange,
  { key, points, at }: { key: string; points: bigint; at: Date },
): Promise<void> {
  await trx
    .insertInto('point_entries')
    .values({
      brand,
      member_id,
      type: 'redeem',
      key,
      points,
      amount: null,
      currency: null,
      ratio_points: null,
      ratio_per: null,
      exchange_id: id,
      remark: name,
      at,
    })
    .execute();
}

/** One of a brand, locked until the transaction ends. */
export const lockExchange = (trx: Trx, brand: string, id: string): Promise<Exchange | undefined> =>
  trx
    .selectFrom('point_exchanges')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** A member's exchanges, the newest first, one more than a page. */
export async function exchangesOf(
  db: Db,
  {
    brand,
    memberId,
    before,
    status,
  }: Owner & { before?: string | undefined; status?: ExchangeStatus | undefined },
): Promise<Exchange[]> {
  const own = db
    .selectFrom('point_exchanges')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId);
  const last = before === undefined ? undefined : await own.where('id', '=', before).executeTakeFirst();
  if (before !== undefined && !last) return [];
  return own
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'APPLYING'))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(made_at, id) < (${last?.made_at}, ${last?.id})`),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(exchangesPerPage + 1)
    .execute();
}

/** How many of each item a member has exchanged; neither rejected ones nor what promotions gave count. */
export async function exchangedOf(db: Db, { brand, memberId }: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('point_exchanges')
    .select(({ fn }) => ['item', fn.sum<string>('quantity').as('quantity')])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', '!=', 'REJECTED')
    .where('item', 'is not', null)
    .where('points', '>', '0')
    .groupBy('item')
    .execute();
  return new Map(rows.map(({ item, quantity }) => [item ?? '', Number(quantity)]));
}
