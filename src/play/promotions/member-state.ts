import { phaseAt, type Campaign } from './campaign.ts';
import { refusedEntry, type Refusal, type Standing } from './decide.ts';

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
  /** Something that happened is still being worked out. */
  | 'WORKING'
  /** A bonus of it is not wagered yet. */
  | 'WAGERING';

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
  /** Net loss of the window that runs, in minor units; below 0 for a win. */
  loss: bigint;
  /** Of a bonus that runs or waits, in minor units; undefined without one. */
  wagering: { done: bigint; of: bigint } | undefined;
};

export type StateForMember = {
  state: PromotionState;
  reason?: PromotionReason;
  step?: PromotionStep;
  /** How far the member is: deposits, or minor units of the loss or of what was staked for a bonus. */
  progress?: { done: bigint; of: bigint };
};

/** True if there is one event in the life of a member that sets it off. */
const isOnce = ({ trigger }: Campaign): boolean =>
  trigger.on === 'registration' || (trigger.on === 'deposit' && trigger.nth !== undefined);

/** True if that event has passed. */
const hasPassed = (campaign: Campaign, deposits: number): boolean =>
  isOnce(campaign) && (campaign.trigger.nth === undefined || deposits >= campaign.trigger.nth);

/** Step by which a member enters a campaign that does not begin by itself; undefined once there is none. */
export function entryOf({ trigger, join = false }: Campaign, joined: boolean): PromotionStep | undefined {
  if (trigger.on === 'application') return 'apply';
  if (trigger.on === 'code') return 'code';
  const joins = join && (trigger.on === 'deposit' || trigger.on === 'loss');
  return joins && !joined ? 'join' : undefined;
}

/** Progress towards the next reward; undefined if there is none to tell. */
function progressOf({ trigger }: Campaign, { deposits, loss }: MemberStanding): StateForMember['progress'] {
  if (trigger.on === 'deposit' && trigger.nth !== undefined && deposits > 0)
    return { done: BigInt(deposits), of: BigInt(trigger.nth) };
  return trigger.on === 'loss' && loss > 0n ? { done: loss, of: BigInt(trigger.least ?? 1) } : undefined;
}

/** State of a promotion for a member, with its reason and the step that is open. */
export function stateForMember(campaign: Campaign, now: Date, standing: MemberStanding): StateForMember {
  const { application, claimable, latest, waiting, wagering } = standing;
  if (claimable) return { state: 'CLAIM', step: 'claim' };
  if (application === 'APPLYING') return { state: 'APPLYING' };
  if (phaseAt(campaign, now) === 'coming') return { state: 'COMING_SOON', reason: 'NOT_STARTED' };
  if (waiting) return { state: 'PROCESS', reason: 'WORKING' };

  const refused = refusedEntry(campaign, now, standing) as PromotionReason | undefined;
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
  if (hasPassed(campaign, standing.deposits)) return { state: 'CLOSE', reason: 'MISSED' };
  if (entry !== undefined) return { state: 'JOIN', step: entry };
  const progress = progressOf(campaign, standing);
  return progress ? { state: 'PROCESS', progress } : { state: 'JOINED' };
}
