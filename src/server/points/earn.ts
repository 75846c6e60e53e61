import type { Trx } from '#server/db/types.ts';
import { pointsFor, type PointRatio } from './ratio.ts';

type Earned = {
  brand: string;
  memberId: string;
  /** Unique per member and type of the ratio. */
  key: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  remark: string;
  at: Date;
};

/** Adds what an amount earns, in the transaction that books it; a ratio is absent where nothing is earned. */
export async function earnPoints(
  trx: Trx,
  ratio: PointRatio | null,
  { brand, memberId, key, amount, currency, remark, at }: Earned,
): Promise<void> {
  const points = ratio ? pointsFor(ratio, amount) : 0n;
  if (!ratio || points === 0n) return;
  await trx
    .insertInto('point_entries')
    .values({
      brand,
      member_id: memberId,
      type: ratio.type,
      key,
      points,
      amount,
      currency,
      ratio_points: ratio.points,
      ratio_per: ratio.per,
      exchange_id: null,
      remark,
      at,
    })
    .execute();
}
