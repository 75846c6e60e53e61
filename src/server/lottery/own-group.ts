import { priceGroup } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { lotteryDocument } from './catalogue.ts';

/** Prize group of a member's own by its rebate rate; undefined for who has no rate, and where the brand's odds do not go by rates. */
export async function ownGroupOf(db: Db, brand: LiveBrand, memberId: string): Promise<number | undefined> {
  if (lotteryDocument(brand)?.prizeGroup?.byRate !== true) return undefined;
  const place = await db
    .selectFrom('agent_places')
    .select('rate')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return place && priceGroup(place.rate);
}
