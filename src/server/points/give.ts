import type { Trx } from '#server/db/types.ts';

/** Adds points that a promotion gives; the database refuses a second entry for the same `key` of a member. */
export async function givePoints(
  trx: Trx,
  {
    brand,
    memberId,
    key,
    points,
    remark,
    at,
  }: { brand: string; memberId: string; key: string; points: bigint; remark: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('point_entries')
    .values({
      brand,
      member_id: memberId,
      type: 'promotion',
      key,
      points,
      amount: null,
      currency: null,
      ratio_points: null,
      ratio_per: null,
      exchange_id: null,
      remark,
      at,
    })
    .execute();
}
