import { cashierOf } from '#server/cashier/document.ts';
import { dayBegan } from '#server/brands/day-began.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { sentSince } from '#server/ledger/sent-since.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** Bounds of transfers between members, in minor units; null where the brand sets none. */
export type UplineBounds = {
  min: bigint;
  max: bigint;
  quick: readonly number[];
  perDay: { count: number | null; sum: bigint | null };
};

/** A brand that sets no bounds has no such transfers. */
export function uplineBounds(brand: LiveBrand): UplineBounds | undefined {
  const bounds = cashierOf(brand).transfers?.upline;
  if (!bounds) return undefined;
  const { min, max, quick = [], perDay } = bounds;
  return {
    min: BigInt(min),
    max: BigInt(max),
    quick,
    perDay: {
      count: perDay?.count ?? null,
      sum: perDay?.sum === undefined ? null : BigInt(perDay.sum),
    },
  };
}

export type UplineLeft = { count: number | null; sum: bigint | null };

/** Rest of the member's daily allowance, by the brand's time zone. */
export async function uplineLeft(
  db: Db,
  brand: LiveBrand,
  { memberId, now, perDay }: { memberId: string; now: Date; perDay: UplineBounds['perDay'] },
): Promise<UplineLeft> {
  const sent = await sentSince(db, {
    brand: brand.brand,
    memberId,
    currency: moneyOf(brand).currency,
    kind: 'upline.out',
    since: dayBegan(brand, now),
  });
  return {
    count: perDay.count === null ? null : Math.max(0, perDay.count - sent.count),
    sum: perDay.sum === null ? null : perDay.sum > sent.sum ? perDay.sum - sent.sum : 0n,
  };
}
