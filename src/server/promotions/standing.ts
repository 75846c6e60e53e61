import type { Selectable } from 'kysely';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import type { Standing } from '#play/promotions/decide.ts';
import { dayBegan } from '#server/brands/day-began.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { keptLevels } from '#server/points/member-level.ts';
import { isFor, type Asked } from './audience.ts';
import { askForDeposits, campaignsByDevice, campaignsOfGroup } from './campaigns.ts';
import { askedDeposits, depositTotals, noDeposits, type DepositTotals } from './deposit-counts.ts';
import { countByDevice } from './device-counts.ts';
import type { PromotionApplications, PromotionAwards, PromotionBudgets } from './tables.ts';

export type Award = Selectable<PromotionAwards>;
export type Application = Selectable<PromotionApplications>;

/** What a member has of the campaigns of a brand, and what these have given. */
export type Shares = {
  joined: Map<string, Date>;
  /** The oldest first. */
  awards: Award[];
  /** The oldest first. */
  applications: readonly Application[];
  budgets: Selectable<PromotionBudgets>[];
  /** Level that was written down for the member; undefined for who never left the lowest. */
  level: string | undefined;
  /** Credited deposits; none are counted where no audience asks. */
  deposits: DepositTotals;
  /** Rewards of campaigns to members of the same browsers; of those alone that have a limit for a device. */
  onDevice: ReadonlyMap<string /* campaign */, number>;
};

/** Rows by their member. */
function byMember<T extends { member_id: string }>(rows: readonly T[]): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const own = found.get(row.member_id);
    if (own) own.push(row);
    else found.set(row.member_id, [row]);
  }
  return found;
}

/** Reads it of some members; consistent with other decisions about them only under lockPurses of all. Budgets are one list for all. */
export async function readSharesOf(
  db: Db,
  live: LiveBrand,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Shares>> {
  const { brand } = live;
  const members = await db
    .selectFrom('promotion_members')
    .select(['member_id', 'campaign', 'joined_at'])
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .execute();
  const awards = await db
    .selectFrom('promotion_awards')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .orderBy('made_at')
    .orderBy('campaign')
    .orderBy('id')
    .execute();
  const applications = await db
    .selectFrom('promotion_applications')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  const budgets = await db.selectFrom('promotion_budgets').selectAll().where('brand', '=', brand).execute();
  const levels = await keptLevels(db, brand, memberIds);
  const deposits = askForDeposits(live)
    ? await depositTotals(db, brand, memberIds)
    : new Map<string, DepositTotals>();
  const devices = await countByDevice(db, { brand, memberIds }, campaignsByDevice(live));
  const joinedBy = byMember(members);
  const awardsBy = byMember(awards);
  const applicationsBy = byMember(applications);
  return new Map(
    memberIds.map((id) => [
      id,
      {
        joined: new Map((joinedBy.get(id) ?? []).map(({ campaign, joined_at: at }) => [campaign, at])),
        awards: awardsBy.get(id) ?? [],
        applications: applicationsBy.get(id) ?? [],
        budgets,
        level: levels.get(id),
        deposits: deposits.get(id) ?? noDeposits,
        onDevice: devices.get(id) ?? new Map(),
      },
    ]),
  );
}

/** Reads it of one member. */
export async function readShares(db: Db, live: LiveBrand, memberId: string): Promise<Shares> {
  const shares = (await readSharesOf(db, live, [memberId])).get(memberId);
  if (!shares) throw new Error('The shares of a member were not read.');
  return shares;
}

/** Notes an award and what its campaign has given by then, for further decisions in the same transaction. */
export function noteAward(
  shares: Shares,
  award: Award,
  { spent, awards }: { spent: string; awards: number },
): void {
  shares.awards.push(award);
  if (!shares.joined.has(award.campaign)) shares.joined.set(award.campaign, award.made_at);
  const { brand, campaign, what } = award;
  const before = shares.budgets.find((budget) => budget.campaign === campaign && budget.what === what);
  if (before) Object.assign(before, { spent, awards });
  else shares.budgets.push({ brand, campaign, what, spent, awards });
}

/** True if a member takes part in a campaign: joined, was rewarded, or waits for a decision on an application. */
const takesPart = ({ joined, applications }: Shares, id: string): boolean =>
  joined.has(id) || applications.some(({ campaign, state }) => campaign === id && state === 'APPLYING');

/** What an audience asks about a member at `now`. */
export const askedOf = (shares: Shares, { member, now }: { member: Member; now: Date }): Asked => ({
  member,
  level: shares.level,
  at: now,
  ...askedDeposits(shares.deposits),
});

/** Standing of a member in a campaign, for a decision at `now`. */
export function standingIn(
  campaign: Campaign,
  shares: Shares,
  { brand, member, now }: { brand: LiveBrand; member: Member; now: Date },
): Standing {
  const { id, group, gives } = campaign;
  const awards = shares.awards.filter((award) => award.campaign === id);
  const given = shares.budgets.find((budget) => budget.campaign === id && budget.what === gives.what);
  const others = group === undefined ? [] : campaignsOfGroup(brand, group);
  return {
    fits: isFor(brand, campaign, askedOf(shares, { member, now })),
    joinedAt: shares.joined.get(id),
    causes: new Set(awards.map(({ cause }) => cause)),
    today: awards.length === 0 ? 0 : awards.filter(({ made_at: at }) => at >= dayBegan(brand, now)).length,
    // Without a known browser a member has its own rewards.
    onDevice: Math.max(awards.length, shares.onDevice.get(id) ?? 0),
    busy: others.some(
      (other) => other.id !== id && phaseAt(other, now) === 'running' && takesPart(shares, other.id),
    ),
    spent: BigInt(given?.spent ?? 0),
    awards: given?.awards ?? 0,
  };
}
