import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';

const page = 25;

/** Who was invited by whom, a page of them, the newest first: all, those who count or do not, and found by part of an account. */
export async function referralList(
  db: Db,
  { brand }: LiveBrand,
  { view, search = '', page: asked = '0' }: AdminCallTypes['referralList']['query'],
): Promise<AdminCallTypes['referralList']['value']> {
  const part = search.trim();
  const rows = await db
    .selectFrom('referrals as referral')
    .innerJoin('members as friend', (join) =>
      join.onRef('friend.brand', '=', 'referral.brand').onRef('friend.id', '=', 'referral.member_id'),
    )
    .innerJoin('members as inviter', (join) =>
      join.onRef('inviter.brand', '=', 'referral.brand').onRef('inviter.id', '=', 'referral.inviter_id'),
    )
    .select(['referral.at', 'referral.refused', 'referral.refused_at'])
    .select(['friend.account as friend', 'inviter.account as inviter'])
    .select([
      sql<boolean>`exists (select from cashier_deposits deposit where deposit.brand = referral.brand
        and deposit.member_id = referral.member_id and deposit.state = 'CONFIRMED')`.as('deposited'),
      sql<number>`(select count(*) from promotion_awards award where award.brand = referral.brand
        and award.member_id in (referral.member_id, referral.inviter_id)
        and award.cause = 'referral:' || referral.member_id)::integer`.as('awards'),
    ])
    .where('referral.brand', '=', brand)
    .$if(view === 'counted', (query) => query.where('referral.refused', 'is', null))
    .$if(view === 'refused', (query) => query.where('referral.refused', 'is not', null))
    .$if(part !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('friend.account', 'ilike', within(part)), eb('inviter.account', 'ilike', within(part))]),
      ),
    )
    .orderBy('referral.at', 'desc')
    .orderBy('referral.member_id')
    .offset(Number(asked) * page)
    .limit(page + 1)
    .execute();
  return {
    referrals: rows.slice(0, page).map(({ at, refused_at: refusedAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      refusedAt: refusedAt?.toISOString() ?? null,
    })),
    more: rows.length > page,
  };
}
