import { sql, type RawBuilder } from 'kysely';
import { isForFriends, isReferral } from '#play/promotions/referral.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';

const dayMs = 86_400_000;

/** Time after the end of a campaign in which what happened before is still looked for. */
const lateMs = 2 * dayMs;

/** What an invited member `r` has done for a campaign: a query of `at` and `amount`, of one row at most. */
function done(brand: LiveBrand, { trigger }: Campaign, now: Date): RawBuilder<unknown> {
  const { after, least = 1, within } = trigger;
  const inTime = (column: RawBuilder<unknown>) =>
    within === undefined ? sql`true` : sql`${column} < r.at + ${within * dayMs} * interval '1 millisecond'`;
  if (after === 'deposit')
    return sql`
      select decided_at as at, amount from cashier_deposits
        where brand = r.brand and member_id = r.member_id and state = 'CONFIRMED' and amount >= ${String(least)}::bigint
          and ${inTime(sql`decided_at`)}
        order by decided_at, id limit 1`;
  if (after === 'stake')
    return sql`
      select ${now}::timestamptz as at, sum(valid_bet)::bigint as amount from bets
        where brand = r.brand and member_id = r.member_id and currency = ${moneyOf(brand).currency}
          and status = 'SETTLED' and settled_at >= r.at and ${inTime(sql`settled_at`)}
        having sum(valid_bet) >= ${String(least)}::bigint`;
  return sql`select r.at, null::bigint as amount`;
}

/**
 * Makes events of what invited members have done, once for each of them and campaign: of some and those whom they invited, or of all. Who registered before
 * the campaign began does not count for it.
 */
export async function noteReferrals(
  db: Db,
  brand: LiveBrand,
  now: Date,
  memberIds?: readonly string[],
): Promise<void> {
  for (const campaign of campaignsOf(brand)) {
    const isOpen =
      Date.parse(campaign.from) <= now.getTime() && now.getTime() < Date.parse(campaign.until) + lateMs;
    if (!isReferral(campaign) || campaign.enabled === false || !isOpen) continue;
    const gets = isForFriends(campaign) ? sql`r.member_id` : sql`r.inviter_id`;
    await sql`
      insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, due_at)
        select r.brand, ${gets}, 'referral', ${campaign.id}, r.member_id, done.at, done.amount, ${now}
          from referrals r cross join lateral (${done(brand, campaign, now)}) done
          where r.brand = ${brand.brand} and r.refused is null and r.at >= ${campaign.from}::timestamptz
            and ${memberIds === undefined ? sql`true` : sql`(r.member_id = any(${memberIds}::text[]) or r.inviter_id = any(${memberIds}::text[]))`}
            and not exists (
              select from promotion_events told
                where told.brand = r.brand and told.member_id = ${gets} and told.kind = 'referral'
                  and told.campaign = ${campaign.id} and told.key = r.member_id)
          order by r.member_id
        on conflict do nothing`.execute(db);
  }
}

/** True if members of a brand are rewarded for inviting others. */
export const asksForReferrals = (brand: LiveBrand): boolean =>
  campaignsOf(brand).some((campaign) => isReferral(campaign) && campaign.enabled !== false);
