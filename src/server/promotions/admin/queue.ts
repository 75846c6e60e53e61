import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { rewardFor } from '#play/promotions/reward.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { campaignOf } from '../campaigns.ts';
import { applicationPictures } from '../pictures.ts';

const queuePage = 25;

/** What an approval gives and how its promotion is called; nulls once the brand has removed it. */
function promised(brand: LiveBrand, id: string) {
  const campaign = campaignOf(brand, id);
  if (!campaign) return { title: null, what: null, amount: null };
  return {
    title: plainTranslator(brand, 'en')(campaign.title),
    what: campaign.gives.what,
    amount: String(rewardFor(campaign.gives, 0n)),
  };
}

/**
 * Applications of a brand, a page of them: of a state, those that wait the oldest first, else the newest; found by id, promotion, or
 * part of the account.
 */
export async function applicationQueue(
  db: Db,
  brand: LiveBrand,
  { state, search = '', page = '0' }: AdminCallTypes['applicationQueue']['query'],
) {
  const asked = search.trim();
  const rows = await db
    .selectFrom('promotion_applications as application')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'application.brand').onRef('member.id', '=', 'application.member_id'),
    )
    .selectAll('application')
    .select('member.account')
    .where('application.brand', '=', brand.brand)
    .$if(state !== undefined, (query) => query.where('application.state', '=', state ?? 'APPLYING'))
    .$if(asked !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('application.id', '=', asked),
          eb('application.campaign', '=', asked),
          eb('member.account', 'ilike', within(asked)),
        ]),
      ),
    )
    .orderBy('application.made_at', state === 'APPLYING' ? 'asc' : 'desc')
    .orderBy('application.id')
    .offset(Number(page) * queuePage)
    .limit(queuePage + 1)
    .execute();
  const shown = rows.slice(0, queuePage);
  const pictures = await applicationPictures(db, {
    brand: brand.brand,
    applications: shown.map(({ id }) => id),
  });
  return {
    applications: shown.map((row) => ({
      id: row.id,
      promotion: row.campaign,
      ...promised(brand, row.campaign),
      member: row.account,
      remark: row.remark,
      pictures: pictures.get(row.id) ?? [],
      approvedBy: row.approved_by,
      state: row.state,
      reason: row.reason,
      madeAt: row.made_at,
      decidedAt: row.decided_at,
      decidedBy: row.decided_by,
    })),
    more: rows.length > queuePage,
  };
}
