import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { keyedCause } from '#play/promotions/cause.ts';
import { stateForMember, type MemberStanding, type StateForMember } from '#play/promotions/member-state.ts';
import { isForFriends, referralEnds } from '#play/promotions/referral.ts';
import { isEarly } from '#play/promotions/triggers.ts';
import { bonusesOf, type BonusGrant } from '#server/bonus/grants.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { birthdayOf } from './birthdays.ts';
import { campaignsOf } from './campaigns.ts';
import { depositsByMethod } from './deposit-counts.ts';
import { aimOfLevel, hasLevelOf, levelForCampaigns, noteLevels } from './levels.ts';
import { noteReached, runningPlay } from './running-play.ts';
import { referralOf, type ReferralOf } from '#server/referral/referrals.ts';
import { missingSteps, type MissingStep } from './missing.ts';
import { askedOf, readShares, standingIn, type Application, type Award } from './standing.ts';
import { streakNow } from './visits.ts';

type Reader = { brand: LiveBrand; member: Member; now: Date };

export type MembersPromotion = StateForMember & {
  campaign: Campaign;
  /** The newest first. */
  awards: readonly Award[];
  /** By the id of their award. */
  bonuses: ReadonlyMap<string, BonusGrant>;
  application: Application | undefined;
  /** What the member can do so that the promotion is for it. */
  missing: MissingStep[];
};

/** Bonuses of a member that are looked at, the newest. */
const bonusesMax = 200;

/** Wagering of the bonus of a campaign that runs, else of one that waits. */
function wageringOf(bonuses: readonly BonusGrant[], { id }: Campaign): MemberStanding['wagering'] {
  const own = bonuses.filter(({ campaign }) => campaign === id);
  const open =
    own.find(({ state }) => state === 'ACTIVE') ?? own.findLast(({ state }) => state === 'WAITING');
  return open && { done: BigInt(open.wagered), of: BigInt(open.target) };
}

/** Why a campaign for members who were invited can give this one nothing; undefined while it can, and for other campaigns. */
function uninvitedBy(
  campaign: Campaign,
  invitation: ReferralOf | undefined,
  now: Date,
): MemberStanding['uninvited'] {
  if (!isForFriends(campaign)) return undefined;
  if (!invitation) return 'NOT_INVITED';
  const { at, refused } = invitation;
  if (refused !== null) return refused;
  const ends = referralEnds(campaign, at);
  return at.getTime() < Date.parse(campaign.from) || (ends !== undefined && ends <= now)
    ? 'MISSED'
    : undefined;
}

/** Kinds of events of a member that are still to be worked out, and the campaigns of play among them. */
async function waitingEvents(db: Db, { brand, member }: Reader) {
  const rows = await db
    .selectFrom('promotion_events')
    .select(['kind', 'campaign'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', member.id)
    .where('done_at', 'is', null)
    .execute();
  return (campaign: Campaign): boolean =>
    rows.some(({ kind, campaign: of }) => kind === campaign.trigger.on && (of === '' || of === campaign.id));
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);

/**
 * Where a member stands in each campaign: those that are on and not over, and those that it has a part in. What it has reached in a
 * window that runs is written down, for campaigns to be asked about.
 */
export async function promotionsOf(db: Db, reader: Reader): Promise<MembersPromotion[]> {
  const { brand, member, now } = reader;
  const owner = { brand: brand.brand, memberId: member.id };
  const shares = await readShares(db, brand, owner.memberId);
  const play = await runningPlay(db, reader);
  const rewarded = new Set(shares.awards.map(({ campaign, cause }) => `${campaign} ${cause}`));
  const isGiven = ({ id, trigger: { on } }: Campaign, key: string): boolean =>
    rewarded.has(`${id} ${keyedCause(on, key)}`);
  await noteReached(
    db,
    reader,
    play.filter(({ campaign, window }) => isEarly(campaign) && !isGiven(campaign, window.day)),
  );
  const level = await levelForCampaigns(db, reader);
  if (level) await noteLevels(db, reader, level);
  const visit = await streakNow(db, { brand, memberId: member.id, now });
  const isWaiting = await waitingEvents(db, reader);
  const deposits = await depositsByMethod(db, owner);
  const invitation = await referralOf(db, owner);
  const bonuses = await bonusesOf(db, owner, bonusesMax);
  const told: MembersPromotion[] = [];
  for (const campaign of campaignsOf(brand)) {
    const { id, trigger } = campaign;
    const awards = shares.awards.filter((award) => award.campaign === id);
    const application = shares.applications.findLast((each) => each.campaign === id);
    const hasPart = awards.length > 0 || application !== undefined || shares.joined.has(id);
    const from = hasLevelOf(brand, campaign, level) ? undefined : aimOfLevel(brand, campaign);
    const running = play.find((each) => each.campaign.id === id);
    const isOn = campaign.enabled !== false && phaseAt(campaign, now) !== 'over';
    if (!isOn && !hasPart) continue;
    const uninvited = uninvitedBy(campaign, invitation, now);
    const standing: MemberStanding = {
      ...standingIn(campaign, shares, reader),
      ...(trigger.on === 'birthday' && birthdayOf(member) === undefined && { fits: false }),
      latest: awards.at(-1)?.state,
      claimable: awards.some(({ state }) => state === 'OPEN'),
      application: application?.state,
      waiting: isWaiting(campaign),
      deposits: trigger.method === undefined ? sum(deposits.values()) : (deposits.get(trigger.method) ?? 0),
      wagering: wageringOf(bonuses, campaign),
      measured: running?.amount ?? 0n,
      streak: BigInt(visit.streak),
      level: from === undefined || !level ? undefined : { measured: level.measured, from },
      ...(uninvited && { uninvited }),
      given: isGiven(campaign, trigger.on === 'login' ? visit.day : (running?.window.day ?? '')),
    };
    const state = stateForMember(campaign, now, standing);
    told.push({
      ...state,
      missing:
        state.reason === 'AUDIENCE' ? missingSteps(brand, campaign, askedOf(shares, { member, now })) : [],
      campaign,
      awards: awards.toReversed(),
      bonuses: new Map(bonuses.filter((bonus) => bonus.campaign === id).map((bonus) => [bonus.id, bonus])),
      application,
    });
  }
  return told;
}
