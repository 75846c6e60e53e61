import { sql, type RawBuilder } from 'kysely';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import type { PlayWindow } from '#play/promotions/windows.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { pointBalance } from '#server/points/balance.ts';
import { levelsOf } from '#server/points/document.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { playInWindow } from './play.ts';

type Reader = { brand: LiveBrand; member: Pick<Member, 'id'>; now: Date };

/** Points from which the level of a campaign is reached; undefined if it is about none, or the mall has it no more. */
export function pointsOfLevel(brand: LiveBrand, { trigger: { level } }: Campaign): bigint | undefined {
  const found = levelsOf(brand).find(({ id }) => id === level);
  return found && BigInt(found.item.from);
}

/** Points that a member ever earned, where a campaign is about a level. */
export async function earnedPoints(db: Db, { brand, member }: Reader): Promise<bigint | undefined> {
  const asks = campaignsOf(brand).some((campaign) => pointsOfLevel(brand, campaign) !== undefined);
  if (!asks) return undefined;
  return (await pointBalance(db, { brand: brand.brand, memberId: member.id })).earned;
}

/** Makes events of the levels that a member has reached; once for a level and campaign. */
export async function noteLevels(db: Db, { brand, member, now }: Reader, earned: bigint): Promise<void> {
  const reached = campaignsOf(brand).filter((campaign) => {
    const from = pointsOfLevel(brand, campaign);
    const isOn = campaign.enabled !== false && phaseAt(campaign, now) === 'running';
    return campaign.trigger.on === 'level' && isOn && from !== undefined && earned >= from;
  });
  if (reached.length === 0) return;
  await db
    .insertInto('promotion_events')
    .values(
      reached.map(({ id, trigger: { level = '' } }) => ({
        brand: brand.brand,
        member_id: member.id,
        kind: 'level' as const,
        campaign: id,
        key: level,
        at: now,
        amount: null,
        method: null,
        due_at: now,
        done_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Members of the level of a campaign, or a higher one, when a window has ended: a query of `member_id`. With a least amount, those
 * whose valid stakes of the window reach it.
 */
export function membersOfLevel(
  brand: LiveBrand,
  { campaign, window }: { campaign: Campaign; window: PlayWindow },
): RawBuilder<unknown> {
  const from = pointsOfLevel(brand, campaign);
  const { least } = campaign.trigger;
  const played = playInWindow(brand, { campaign, measure: 'stake', window }, moneyOf(brand).currency);
  const hasPlayed =
    least === undefined
      ? sql`true`
      : sql`id in (select member_id from (${played}) played where amount >= ${String(least)}::bigint)`;
  return sql`
    select id as member_id from members
      where brand = ${brand.brand} and preview is null and type <> 4 and ${from !== undefined}
        and (select coalesce(sum(points) filter (where point_entries.type <> 'redeem'), 0) from point_entries
          where point_entries.brand = members.brand and member_id = members.id) >= ${String(from ?? 0)}::bigint
        and ${hasPlayed}`;
}
