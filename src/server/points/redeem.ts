import type { Insertable } from 'kysely';
import type { RefusedReply } from '#server/calls/answer-once.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { post } from '#server/ledger/post.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { pointBalance } from './balance.ts';
import { offeredItems, type MallItem } from './document.ts';
import { addExchange, exchangedOf, type Exchanged } from './exchanges.ts';
import { takeGift } from './gifts.ts';
import { missingLevel, termsOf } from './levels.ts';
import { memberLevel } from './member-level.ts';
import { returnStock, takeStock } from './stock.ts';
import type { Address, PointExchanges } from './tables.ts';

export type Redeeming = {
  brand: LiveBrand;
  memberId: string;
  /** Trade number. */
  id: string;
  item: string;
  /** Name of the item in the member's language. */
  name: string;
  quantity: number;
  /** Price of one that the member saw. */
  points: bigint;
  address: Address | null;
  phone: string | null;
  now: Date;
};

const refused = (code: RefusedReply['code']): RefusedReply => ({ ok: false, code });

/** Price of one for the member, or why the member may not exchange the item now. */
async function priceOf(
  trx: Trx,
  { brand, memberId, item: id, quantity, points: seen, now }: Redeeming,
  item: MallItem,
): Promise<{ ok: true; points: bigint } | RefusedReply> {
  const owner = { brand: brand.brand, memberId };
  const balance = await pointBalance(trx, owner);
  const { level } = await memberLevel(trx, { brand, memberId, now });
  if (missingLevel(brand, item, level)) return refused('ITEM_NOT_OFFERED');
  const { points, perMember } = termsOf(item, level);
  if (points !== seen) return refused('PRICE_CHANGED');
  const before = (await exchangedOf(trx, owner)).get(id) ?? 0;
  if (perMember !== undefined && before + quantity > perMember) return refused('ITEM_LIMIT_REACHED');
  return points * BigInt(quantity) > balance.points ? refused('POINTS_INSUFFICIENT') : { ok: true, points };
}

/** Takes the money that an item costs besides; false if the balance does not suffice. */
const pay = async (
  trx: Trx,
  { brand, memberId, id, name, now }: Redeeming,
  { amount, currency }: { amount: bigint; currency: string },
): Promise<boolean> =>
  (
    await post(trx, {
      brand: brand.brand,
      memberId,
      kind: 'points.pay',
      key: id,
      currency,
      at: now,
      details: { reference: id, item: name },
      postings: [
        { account: memberPurse(memberId), amount: -amount },
        { account: house('points'), amount },
      ],
    })
  ).ok;

type Priced = { item: MallItem; currency: string; points: bigint; amount: bigint; left: number | null };

const rowOf = (
  { brand, memberId, id, item: itemId, name, quantity, address, phone, now }: Redeeming,
  { item, currency, points, amount, left }: Priced,
): Insertable<PointExchanges> => ({
  brand: brand.brand,
  member_id: memberId,
  id,
  kind: item.kind,
  item: itemId,
  name,
  quantity,
  points,
  currency,
  amount,
  credit: item.kind === 'cash' ? BigInt(item.cash ?? 0) * BigInt(quantity) : 0n,
  left_after: left,
  address: address && JSON.stringify(address),
  phone,
  status: 'APPLYING',
  remark: null,
  made_at: now,
  decided_at: null,
  decided_by: null,
});

/** Exchanges goods that a promotion gave for nothing: nothing of the mall has that price. */
async function redeemGift(
  trx: Trx,
  redeeming: Redeeming,
  { item, currency }: Pick<Priced, 'item' | 'currency'>,
): Promise<Exchanged> {
  const { brand, memberId, item: id, quantity } = redeeming;
  const gift = await takeGift(trx, { brand: brand.brand, memberId, item: id, quantity });
  if (!gift) return refused('PRICE_CHANGED');
  const row = rowOf(redeeming, { item, currency, points: 0n, amount: 0n, left: gift.left });
  const exchange = await trx
    .insertInto('point_exchanges')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ok: true, exchange };
}

/** Exchanges points, and money where the item costs any, for an item; an operator decides on it later. */
export async function redeem(trx: Trx, redeeming: Redeeming): Promise<Exchanged> {
  const { brand, memberId, item: itemId, quantity } = redeeming;
  const item = offeredItems(brand).find((offered) => offered.id === itemId)?.item;
  if (!item) return refused('ITEM_NOT_OFFERED');
  const { currency } = moneyOf(brand);
  // One after the other for a member, so that points and limits hold for parallel exchanges.
  await lockPurses(trx, { brand: brand.brand, memberIds: [memberId], currency });
  if (redeeming.points === 0n) return redeemGift(trx, redeeming, { item, currency });
  const price = await priceOf(trx, redeeming, item);
  if (!price.ok) return price;
  const amount = BigInt(item.amount ?? 0) * BigInt(quantity);
  const stock = { brand: brand.brand, item: itemId };
  const left = item.stock === undefined ? null : await takeStock(trx, stock, { quantity, stock: item.stock });
  if (left === undefined) return refused('ITEM_SOLD_OUT');
  const paid = amount === 0n || (await pay(trx, redeeming, { amount, currency }));
  if (!paid) {
    if (left !== null) await returnStock(trx, stock, quantity);
    return refused('INSUFFICIENT_BALANCE');
  }
  const points = price.points * BigInt(quantity);
  const exchange = await addExchange(trx, rowOf(redeeming, { item, currency, points, amount, left }));
  return { ok: true, exchange };
}
