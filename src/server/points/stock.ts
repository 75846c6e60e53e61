import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';

type Item = { brand: string; item: string };

/**
 * Takes a quantity from the stock; answers what remains, undefined if there is not enough. The row stays locked until the
 * transaction ends, so that processes together never take more than there is.
 */
export async function takeStock(
  trx: Trx,
  { brand, item }: Item,
  { quantity, stock }: { quantity: number; stock: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ taken: number }>`
    insert into point_stock as s (brand, item, taken)
      select ${brand}, ${item}, ${quantity}::integer where ${quantity}::integer <= ${stock}::integer
      on conflict (brand, item) do update set taken = s.taken + excluded.taken
        where s.taken + excluded.taken <= ${stock}::integer
      returning taken`.execute(trx);
  const [row] = rows;
  return row && stock - row.taken;
}

/** Puts back what a rejected exchange took. */
export async function returnStock(trx: Trx, { brand, item }: Item, quantity: number): Promise<void> {
  await trx
    .updateTable('point_stock')
    .set({ taken: sql<number>`greatest(taken - ${quantity}::integer, 0)` })
    .where('brand', '=', brand)
    .where('item', '=', item)
    .execute();
}

/** Quantity taken of each item of a brand. */
export async function takenOf(db: Db, brand: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('point_stock')
    .select(['item', 'taken'])
    .where('brand', '=', brand)
    .execute();
  return new Map(rows.map(({ item, taken }) => [item, taken]));
}
