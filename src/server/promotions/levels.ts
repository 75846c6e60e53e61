import { sql, type RawBuilder } from 'kysely';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import type { PlayWindow } from '#play/promotions/windows.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { levelsOf } from '#server/points/document.ts';
import { placeOf } from '#server/points/levels.ts';
import { noteLevel, type MemberLevel } from '#server/points/member-level.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { campaignsOf } from './campaigns.ts';
import { playInWindow } from './play.ts';

type Reader = { brand: LiveBrand; member: Pick<Member, 'id'>; now: Date };

/** Points or stakes from which the level of a campaign is reached; undefined if it is about none, or the mall has it no more. */
export function aimOfLevel(brand: LiveBrand, { trigger: { level } }: Campaign): bigint | undefined {
  const found = levelsOf(brand).find(({ id }) => id === level);
  return found && BigInt(found.item.from);
}

/** True if a member has the level of a campaign, or a higher one. */
export const hasLevelOf = (
  brand: LiveBrand,
  { trigger: { level } }: Campaign,
  has: MemberLevel | undefined,
): boolean => {
  const asked = placeOf(brand, level);
  return asked >= 0 && placeOf(brand, has?.level?.id) >= asked;
};

/** Level of a member, written down if it has risen; undefined where no campaign is about levels. */
export async function levelForCampaigns(
  db: Db,
  { brand, member, now }: Reader,
): Promise<MemberLevel | undefined> {
  const asks = campaignsOf(brand).some((campaign) => aimOfLevel(brand, campaign) !== undefined);
  return asks ? noteLevel(db, { brand, memberId: member.id, now }) : undefined;
}

/** Makes events of the levels that a member has reached; once for a level and campaign. */
export async function noteLevels(db: Db, { brand, member, now }: Reader, has: MemberLevel): Promise<void> {
  const reached = campaignsOf(brand).filter((campaign) => {
    const isOn = campaign.enabled !== false && phaseAt(campaign, now) === 'running';
    return campaign.trigger.on === 'level' && isOn && hasLevelOf(brand, campaign, has);
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
  const { least, level } = campaign.trigger;
  const asked = placeOf(brand, level);
  const ids = levelsOf(brand)
    .slice(Math.max(asked, 0))
    .map(({ id }) => id);
  const played = playInWindow(brand, { campaign, measure: 'stake', window }, moneyOf(brand).currency);
  const hasPlayed =
    least === undefined
      ? sql`true`
      : sql`id in (select member_id from (${played}) played where amount >= ${String(least)}::bigint)`;
  // The lowest level is that of everybody, and written down for few.
  const hasLevel =
    asked <= 0
      ? sql`true`
      : sql`exists (
          select from member_levels has
            where has.brand = members.brand and has.member_id = members.id and has.level in (${sql.join(ids)}))`;
  return sql`
    select id as member_id from members
      where brand = ${brand.brand} and preview is null and type <> 4 and ${asked >= 0} and ${hasLevel}
        and ${hasPlayed}`;
}
