import type { Trx } from '#server/db/types.ts';
import { creditAward } from './credit.ts';
import type { Award } from './standing.ts';

/**
 * Credits an award that waits for its member; undefined if the member has none of this id, `credited` false if it was credited before.
 */
export async function claimAward(
  trx: Trx,
  { brand, memberId, id, now }: { brand: string; memberId: string; id: string; now: Date },
): Promise<{ award: Award; credited: boolean } | undefined> {
  const own = { brand, member_id: memberId, id };
  const changed = await trx
    .updateTable('promotion_awards')
    .set({ state: 'CLAIMED', credited_at: now })
    .where('brand', '=', own.brand)
    .where('member_id', '=', own.member_id)
    .where('id', '=', own.id)
    .where('state', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst();
  if (changed) {
    await creditAward(trx, changed, now);
    return { award: changed, credited: true };
  }
  const award = await trx
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', own.brand)
    .where('member_id', '=', own.member_id)
    .where('id', '=', own.id)
    .executeTakeFirst();
  return award && { award, credited: false };
}
