import type { Selectable } from 'kysely';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import type { Standing } from '#play/promotions/decide.ts';
import { dayBegan } from '#server/brands/day-began.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { asksDeposits, isFor } from './audience.ts';
import { campaignsOf } from './campaigns.ts';
import { depositTotals } from './deposit-counts.ts';
import type { PromotionApplications, PromotionAwards, PromotionBudgets } from './tables.ts';

export type Award = Selectable<PromotionAwards>;
export type Application = Selectable<PromotionApplications>;

/** What a member has of the campaigns of a brand, and what these have given. */
export type Shares = {
  joined: ReadonlyMap<string, Date>;
  /** The oldest first. */
  awards: readonly Award[];
  /** The oldest first. */
  applications: readonly Application[];
  budgets: readonly Selectable<PromotionBudgets>[];
  /** Credited deposits; none are counted where no audience asks. */
  deposits: { count: number; sum: bigint };
};

/** Reads it; consistent with other decisions about the member only under lockPurses of the member. */
export async function readShares(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
  live: LiveBrand,
): Promise<Shares> {
  const members = await db
    .selectFrom('promotion_members')
    .select(['campaign', 'joined_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  const awards = await db
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const applications = await db
    .selectFrom('promotion_applications')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const budgets = await db.selectFrom('promotion_budgets').selectAll().where('brand', '=', brand).execute();
  const deposits = campaignsOf(live).some(asksDeposits)
    ? await depositTotals(db, { brand, memberId })
    : { count: 0, sum: 0n };
  return {
    deposits,
    joined: new Map(members.map(({ campaign, joined_at: at }) => [campaign, at])),
    awards,
    applications,
    budgets,
  };
}

/** True if a member takes part in a campaign: joined, was rewarded, or waits for a decision on an application. */
const takesPart = ({ joined, applications }: Shares, id: string): boolean =>
  joined.has(id) || applications.some(({ campaign, state }) => campaign === id && state === 'APPLYING');

/** Standing of a member in a campaign, for a decision at `now`. */
export function standingIn(
  campaign: Campaign,
  shares: Shares,
  { brand, member, now }: { brand: LiveBrand; member: Member; now: Date },
): Standing {
  const { id, group, gives } = campaign;
  const awards = shares.awards.filter((award) => award.campaign === id);
  const began = dayBegan(brand, now);
  const given = shares.budgets.find((budget) => budget.campaign === id && budget.what === gives.what);
  const others = group === undefined ? [] : campaignsOf(brand).filter((other) => other.group === group);
  return {
    fits: isFor(brand, campaign, member, {
      at: now,
      deposits: shares.deposits.count,
      depositSum: shares.deposits.sum,
    }),
    joinedAt: shares.joined.get(id),
    causes: new Set(awards.map(({ cause }) => cause)),
    today: awards.filter(({ made_at: at }) => at >= began).length,
    busy: others.some(
      (other) => other.id !== id && phaseAt(other, now) === 'running' && takesPart(shares, other.id),
    ),
    spent: BigInt(given?.spent ?? 0),
    awards: given?.awards ?? 0,
  };
}
