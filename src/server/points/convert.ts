import type { LiveBrand } from '#server/brands/types.ts';
import { dayBegan } from '#server/brands/day-began.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { lockPurses } from '#server/ledger/lock-purses.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { pointBalance } from './balance.ts';
import { creditExchange } from './credit.ts';
import { mallOf } from './document.ts';
import { addExchange, type Exchanged } from './exchanges.ts';

export type Converting = {
  brand: LiveBrand;
  memberId: string;
  /** Trade number. */
  id: string;
  points: bigint;
  now: Date;
};

/** Points that a member may still convert today; undefined without a limit. */
export async function leftToConvert(
  db: Db,
  { brand, memberId, now }: Pick<Converting, 'brand' | 'memberId' | 'now'>,
): Promise<bigint | undefined> {
  const perDay = mallOf(brand).convert?.perDay;
  if (perDay === undefined) return undefined;
  const { used } = await db
    .selectFrom('point_exchanges')
    .select(({ fn }) => fn.sum<string | null>('points').as('used'))
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'convert')
    .where('made_at', '>=', dayBegan(brand, now))
    .executeTakeFirstOrThrow();
  const left = BigInt(perDay) - BigInt(used ?? 0);
  return left > 0n ? left : 0n;
}

/** Converts points to money of the wallet at once; the caller has checked that they are a whole multiple. */
export async function convert(trx: Trx, converting: Converting): Promise<Exchanged> {
  const { brand, memberId, id, points, now } = converting;
  const terms = mallOf(brand).convert;
  if (!terms) return { ok: false, code: 'CONVERT_NOT_OFFERED' };
  const { currency } = moneyOf(brand);
  await lockPurses(trx, { brand: brand.brand, memberIds: [memberId], currency });
  const left = await leftToConvert(trx, converting);
  if (left !== undefined && points > left) return { ok: false, code: 'CONVERT_LIMIT_REACHED' };
  const balance = await pointBalance(trx, { brand: brand.brand, memberId });
  if (points > balance.points) return { ok: false, code: 'POINTS_INSUFFICIENT' };
  const exchange = await addExchange(trx, {
    brand: brand.brand,
    member_id: memberId,
    id,
    kind: 'convert',
    item: null,
    name: null,
    quantity: 1,
    points,
    currency,
    amount: 0n,
    credit: (points / BigInt(terms.points)) * BigInt(terms.amount),
    left_after: null,
    address: null,
    phone: null,
    status: 'PASSED',
    remark: null,
    made_at: now,
    decided_at: now,
    decided_by: 'rule',
  });
  await creditExchange(trx, exchange, now);
  return { ok: true, exchange };
}
