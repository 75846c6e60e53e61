import type { Trx } from '#server/db/types.ts';

/** Notes that a member takes part in a campaign; the first time counts. */
export async function joinCampaign(
  trx: Trx,
  { brand, memberId, campaign, now }: { brand: string; memberId: string; campaign: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('promotion_members')
    .values({ brand, member_id: memberId, campaign, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
