import { isMission } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { campaignsOf } from './campaigns.ts';
import type { Award } from './standing.ts';

type Owner = { brand: string; memberId: string };

/** Rewards of a member that wait to be claimed, the oldest first, those of one moment by campaign. */
export const openAwards = (db: Db, { brand, memberId }: Owner, most: number): Promise<Award[]> =>
  db
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .orderBy('made_at')
    .orderBy('campaign')
    .orderBy('id')
    .limit(most)
    .execute();

/** Rewards of a member that were credited, the newest first, those of one moment by campaign. */
export const creditedAwards = (db: Db, { brand, memberId }: Owner, most: number): Promise<Award[]> =>
  db
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', '!=', 'OPEN')
    .orderBy('credited_at', 'desc')
    .orderBy('campaign')
    .orderBy('id')
    .limit(most)
    .execute();

/** How many rewards of a member wait: of missions and rankings, and of all. */
export async function countOpen(
  db: Db,
  brand: LiveBrand,
  memberId: string,
): Promise<{ missions: number; rewards: number }> {
  const rows = await db
    .selectFrom('promotion_awards')
    .select(['campaign', ({ fn }) => fn.countAll<string>().as('count')])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .groupBy('campaign')
    .execute();
  const missions = new Set(
    campaignsOf(brand)
      .filter((campaign) => isMission(campaign) || campaign.trigger.on === 'rank')
      .map(({ id }) => id),
  );
  const sum = (of: typeof rows): number => of.reduce((all, { count }) => all + Number(count), 0);
  return { missions: sum(rows.filter(({ campaign }) => missions.has(campaign))), rewards: sum(rows) };
}
