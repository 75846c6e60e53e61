import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

export type PointBalance = {
  /** May be spent; below 0 after a bet was taken back whose points were spent. */
  points: bigint;
  /** Ever earned, less what was taken back. */
  earned: bigint;
};

/** Sums of a member's entries. Consistent with other exchanges only under lockPurses of the member. */
export async function pointBalance(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<PointBalance> {
  const { points, earned } = await db
    .selectFrom('point_entries')
    .select([
      sql<string>`coalesce(sum(points), 0)`.as('points'),
      sql<string>`coalesce(sum(points) filter (where type <> 'redeem'), 0)`.as('earned'),
    ])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { points: BigInt(points), earned: BigInt(earned) };
}
