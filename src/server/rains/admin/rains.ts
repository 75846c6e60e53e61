import { sql } from 'kysely';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { titleOfSource } from '#server/promotions/campaigns.ts';
import { campaignOfRain } from '../rains.ts';

const most = 100;

/** Rains with what was taken of each, the latest first. */
async function rainList(db: Db, brand: LiveBrand) {
  const rows = await db
    .selectFrom('rains as fallen')
    .innerJoin('rain_envelopes as envelope', (join) =>
      join
        .onRef('envelope.brand', '=', 'fallen.brand')
        .onRef('envelope.rain', '=', 'fallen.rain')
        .onRef('envelope.slot', '=', 'fallen.slot'),
    )
    .select(['fallen.rain', 'fallen.slot', 'fallen.what', 'fallen.budget', 'fallen.envelopes'])
    .select([
      sql<number>`(count(*) filter (where member_id is not null))::integer`.as('taken'),
      sql<string>`coalesce(sum(amount) filter (where member_id is not null), 0)::text`.as('given'),
    ])
    .where('fallen.brand', '=', brand.brand)
    .groupBy(['fallen.brand', 'fallen.rain', 'fallen.slot'])
    .orderBy('fallen.opens_at', 'desc')
    .orderBy('fallen.rain')
    .limit(most)
    .execute();
  const say = plainTranslator(brand, 'en');
  return rows.map(({ rain: id, ...row }) => {
    const title = titleOfSource(brand, campaignOfRain(id));
    return { id, title: title === undefined ? id : say(title), ...row };
  });
}

/** Rains that have fallen, for operators with the right `payments`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('rainList', (call) =>
    onBrand(call, async (brand, { db }) => ({ rains: await rainList(db, brand) })),
  ),
];
