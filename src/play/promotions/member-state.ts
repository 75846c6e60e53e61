import { phaseAt, type Campaign } from './campaign.ts';
import { isForFriends, type HouseholdSign } from './referral.ts';
import { refusedEntry, type Refusal, type Standing } from './decide.ts';
import { streakOf } from './triggers.ts';

/** States of a promotion for a member. */
type PromotionState =
  | 'JOIN'
  | 'CLAIM'
  | 'APPLYING'
  | 'CLOSE'
  | 'REJECTED'
  | 'ISSUED'
  | 'CLAIMED'
  | 'PROCESS'
  | 'JOINED'
  | 'COMING_SOON';

/** Why a promotion has its state. */
type PromotionReason =
  | Exclude<Refusal, 'AGAIN' | 'NOT_JOINED' | 'NOTHING'>
  /** It was for a registration or deposit that has passed. */
  | 'MISSED'
  /** It is for members who were invited, and nobody invited this one. */
  | 'NOT_INVITED'
  /** What the member shares with who invited it, so that it does not count. */
  | HouseholdSign
  /** Something that happened is still being worked out. */
  | 'WORKING'
  /** A bonus of it is not wagered yet. */
  | 'WAGERING'
  /** The reward of the day or week that runs is given. */
  | 'WINDOW';

/** What a member can do about a promotion. */
export type PromotionStep = 'join' | 'claim' | 'apply' | 'code';

export type MemberStanding = Standing & {
  /** State of the latest reward. */
  latest: 'OPEN' | 'CLAIMED' | 'ISSUED' | undefined;
  /** True if a reward waits to be claimed. */
  claimable: boolean;
  /** State of the latest application. */
  application: 'APPLYING' | 'REJECTED' | 'PASSED' | undefined;
  /** True if an event of the member is still to be worked out. */
  waiting: boolean;
  /** Credited deposits, of the method where the campaign names one. */
  deposits: number;
  /** Of a bonus that runs or waits, in minor units; undefined without one. */
  wagering: { done: bigint; of: bigint } | undefined;
  /** What the bets of the window that runs measure; a net loss is below 0 for a win. */
  measured: bigint;
  /** Days in a row on which the member was here, today included. */
  streak: bigint;
  /** Points or stakes that count towards the level that the campaign is about, and those that reach it; undefined once the member has it. */
  level?: { measured: bigint; from: bigint } | undefined;
  /** True if the reward of the day or week that runs is given. */
  given: boolean;
  /** Why a campaign for members who were invited can give nothing; undefined while it can. */
  uninvited?: 'MISSED' | 'NOT_INVITED' | HouseholdSign;
};

export type StateForMember = {
  state: PromotionState;
  reason?: PromotionReason;
  step?: PromotionStep;
  /** How far the member is: deposits, minor units, rounds or days. */
  progress?: { done: bigint; of: bigint };
};

/** True if there is one event in the life of a member that sets it off. */
const isOnce = ({ trigger }: Campaign): boolean =>
  trigger.on === 'registration' || (trigger.on === 'deposit' && trigger.nth !== undefined);

/** Why that event can no longer come; undefined while it can. */
function passedBy(campaign: Campaign, { deposits, uninvited }: MemberStanding): MemberStanding['uninvited'] {
  if (isForFriends(campaign)) return uninvited;
  const { nth } = campaign.trigger;
  return isOnce(campaign) && (nth === undefined || deposits >= nth) ? 'MISSED' : undefined;
}

/** Step by which a member enters a campaign that does not begin by itself; undefined once there is none. */
export function entryOf({ trigger, join = false }: Campaign, joined: boolean): PromotionStep | undefined {
  if (trigger.on === 'application') return 'apply';
  if (trigger.on === 'code') return 'code';
  const joins = join && (trigger.on === 'deposit' || trigger.on === 'loss');
  return joins && !joined ? 'join' : undefined;
}

/** Days of the run of days that counts towards the next reward. */
function daysDone(streak: bigint, of: bigint): bigint {
  const days = streak % of;
  return days === 0n && streak > 0n ? of : days;
}

/** What the next reward takes: the least amount, or the tier above what is reached; the highest once that is. */
function aimOf({ trigger: { least = 1 }, gives: { by, tiers = [] } }: Campaign, done: bigint): bigint {
  if (by !== 'tiers') return BigInt(least);
  const next = tiers.find(({ from }) => BigInt(from) > done) ?? tiers.at(-1);
  return BigInt(Math.max(next?.from ?? 1, least));
}

/** Progress towards the next reward; undefined if there is none to tell. */
function progressOf(
  campaign: Campaign,
  { deposits, measured, streak, level }: MemberStanding,
): StateForMember['progress'] {
  const { trigger } = campaign;
  const { on, nth, least = 1 } = trigger;
  if (on === 'deposit')
    return nth !== undefined && deposits > 0 ? { done: BigInt(deposits), of: BigInt(nth) } : undefined;
  if (on === 'loss') return measured > 0n ? { done: measured, of: BigInt(least) } : undefined;
  if (on === 'stake' || on === 'rounds' || on === 'win')
    return { done: measured, of: aimOf(campaign, measured) };
  if (level) return { done: level.measured, of: level.from };
  const of = BigInt(streakOf(trigger));
  return on === 'login' && of > 1n ? { done: daysDone(streak, of), of } : undefined;
}

/** State of a promotion for a member, with its reason and the step that is open. */
export function stateForMember(campaign: Campaign, now: Date, standing: MemberStanding): StateForMember {
  const { application, claimable, latest, waiting, wagering } = standing;
  if (claimable) return { state: 'CLAIM', step: 'claim' };
  if (application === 'APPLYING') return { state: 'APPLYING' };
  if (phaseAt(campaign, now) === 'coming') return { state: 'COMING_SOON', reason: 'NOT_STARTED' };
  if (waiting) return { state: 'PROCESS', reason: 'WORKING' };

  const refused: PromotionReason | undefined =
    (refusedEntry(campaign, now, standing) as PromotionReason | undefined) ??
    (standing.given ? 'WINDOW' : undefined);
  const entry = entryOf(campaign, standing.joinedAt !== undefined);
  const again = refused === undefined && entry !== undefined && entry !== 'join';
  if (wagering)
    return { state: 'PROCESS', reason: 'WAGERING', progress: wagering, ...(again && { step: entry }) };
  if (latest !== undefined && (refused !== undefined || again || isOnce(campaign))) {
    const state = latest === 'ISSUED' ? 'ISSUED' : 'CLAIMED';
    return { state, ...(refused && { reason: refused }), ...(again && { step: entry }) };
  }
  if (application === 'REJECTED')
    return refused === undefined
      ? { state: 'REJECTED', step: 'apply' }
      : { state: 'REJECTED', reason: refused };
  if (refused !== undefined) return { state: 'CLOSE', reason: refused };
  const passed = passedBy(campaign, standing);
  if (passed !== undefined) return { state: 'CLOSE', reason: passed };
  if (entry !== undefined) return { state: 'JOIN', step: entry };
  const progress = progressOf(campaign, standing);
  return { state: (progress?.done ?? 0n) > 0n ? 'PROCESS' : 'JOINED', ...(progress && { progress }) };
}
