import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { offeredItems, type MallItem } from './document.ts';
import { takeStock } from './stock.ts';

/**
 * Takes items of the mall for a reward from the stock: the item and what is left of it, or undefined if it is not offered or there
 * are too few. The caller holds the member's purse.
 */
export async function takeItem(
  trx: Trx,
  brand: LiveBrand,
  { item: id, quantity }: { item: string; quantity: number },
): Promise<{ item: MallItem; left: number | null } | undefined> {
  const item = offeredItems(brand).find((offered) => offered.id === id)?.item;
  if (!item) return undefined;
  if (item.stock === undefined) return { item, left: null };
  const stock = { brand: brand.brand, item: id };
  const left = await takeStock(trx, stock, { quantity, stock: item.stock });
  return left === undefined ? undefined : { item, left };
}

/** Makes the exchange of an item that a promotion gives: it costs nothing, and an operator decides on it like on others. */
export async function giveItem(
  trx: Trx,
  {
    brand,
    memberId,
    id,
    item,
    name,
    kind,
    quantity,
    credit,
    currency,
    left,
    now,
  }: {
    brand: string;
    memberId: string;
    /** Trade number. */
    id: string;
    item: string;
    name: string;
    kind: 'voucher' | 'cash';
    quantity: number;
    /** Money that it credits, in minor units. */
    credit: bigint;
    currency: string;
    /** What was left in the stock that a rejection gives back to; null without one. */
    left: number | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('point_exchanges')
    .values({
      brand,
      member_id: memberId,
      id,
      kind,
      item,
      name,
      quantity,
      points: 0n,
      currency,
      amount: 0n,
      credit,
      left_after: left,
      address: null,
      phone: null,
      status: 'APPLYING',
      remark: null,
      made_at: now,
      decided_at: null,
      decided_by: null,
    })
    .execute();
}
