import { sql } from 'kysely';
import { isMission, phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { campaignsOf } from '../campaigns.ts';

/** Where members find a campaign. */
function shownAmong(campaign: Campaign): 'promotions' | 'missions' | 'rankings' {
  if (campaign.trigger.on === 'rank') return 'rankings';
  return isMission(campaign) ? 'missions' : 'promotions';
}

/** What each promotion of a brand has given, and what waits for members and operators. */
export async function promotionTotals(db: Db, brand: LiveBrand, now: Date) {
  const budgets = await db
    .selectFrom('promotion_budgets')
    .selectAll()
    .where('brand', '=', brand.brand)
    .execute();
  const takers = await db
    .selectFrom('promotion_awards')
    .select([
      'campaign',
      sql<number>`count(distinct member_id)::integer`.as('members'),
      sql<number>`(count(*) filter (where state = 'OPEN'))::integer`.as('open'),
    ])
    .where('brand', '=', brand.brand)
    .groupBy('campaign')
    .execute();
  const waiting = await db
    .selectFrom('promotion_applications')
    .select(['campaign', sql<number>`count(*)::integer`.as('count')])
    .where('brand', '=', brand.brand)
    .where('state', '=', 'APPLYING')
    .groupBy('campaign')
    .execute();
  const say = plainTranslator(brand, 'en');
  return campaignsOf(brand).map((campaign) => {
    const { id, gives, from, until } = campaign;
    const budget = budgets.find((row) => row.campaign === id && row.what === gives.what);
    const taken = takers.find((row) => row.campaign === id);
    return {
      id,
      title: say(campaign.title),
      shown: shownAmong(campaign),
      phase: campaign.enabled === false ? ('off' as const) : phaseAt(campaign, now),
      from,
      until,
      what: gives.what,
      spent: budget?.spent ?? '0',
      budget: String(campaign.budget),
      awards: budget?.awards ?? 0,
      takers: taken?.members ?? 0,
      unclaimed: taken?.open ?? 0,
      waiting: waiting.find((row) => row.campaign === id)?.count ?? 0,
    };
  });
}
