import { memberLimit, phaseAt, type Campaign } from './campaign.ts';
import type { Cause } from './cause.ts';
import { rewardFor, smallestReward } from './reward.ts';

/** What is known of a member and of a campaign when something is decided. */
export type Standing = {
  /** True if the campaign is for the member. */
  fits: boolean;
  /** When the member joined; undefined if it has not. */
  joinedAt: Date | undefined;
  /** Causes that the member was rewarded for. */
  causes: ReadonlySet<string>;
  /** Number of them on the day of what is decided. */
  today: number;
  /** Rewards of the campaign to members who log in with a browser that this one logs in with, its own among them. */
  onDevice: number;
  /** True if the member takes part in another campaign of the group that runs. */
  busy: boolean;
  /** What all rewards of the campaign came to, and how many they are. */
  spent: bigint;
  awards: number;
};

/** Why a member gets nothing. */
export type Refusal =
  | 'NOT_STARTED'
  | 'ENDED'
  | 'AUDIENCE'
  | 'GROUP'
  | 'NOT_JOINED'
  | 'AGAIN'
  | 'LIMIT'
  | 'TODAY'
  | 'ONE_DEVICE'
  | 'FULL'
  | 'BUDGET'
  | 'NOTHING';

export type Decision = { ok: true; amount: bigint } | { ok: false; why: Refusal };

/** Why a member may not begin to take part at a moment; undefined if it may. */
export function refusedEntry(
  campaign: Campaign,
  at: Date,
  { fits, busy, causes, today, onDevice, spent, awards }: Standing,
): Refusal | undefined {
  const { limits, budget, gives, trigger } = campaign;
  const phase = phaseAt(campaign, at);
  if (phase === 'coming') return 'NOT_STARTED';
  if (phase === 'over' || campaign.enabled === false) return 'ENDED';
  if (!fits) return 'AUDIENCE';
  if (busy) return 'GROUP';
  if (causes.size >= memberLimit(campaign)) return 'LIMIT';
  const aDay = trigger.on === 'code' ? 1 : (limits?.memberDay ?? Infinity);
  if (today >= aDay) return 'TODAY';
  if (onDevice >= (limits?.device ?? Infinity)) return 'ONE_DEVICE';
  if (awards >= (limits?.campaign ?? Infinity)) return 'FULL';
  return spent + smallestReward(gives, trigger.least) > BigInt(budget) ? 'BUDGET' : undefined;
}

/** Reward of a campaign for a cause, or why there is none. The same question to the same standing has one answer. */
export function decideAward(campaign: Campaign, { cause, at, base }: Cause, standing: Standing): Decision {
  const { join = false, trigger, gives, budget } = campaign;
  if (standing.causes.has(cause)) return { ok: false, why: 'AGAIN' };
  const refused = refusedEntry(campaign, at, standing);
  if (refused !== undefined) return { ok: false, why: refused };
  const joins = join && (trigger.on === 'deposit' || trigger.on === 'loss');
  if (joins && (standing.joinedAt === undefined || standing.joinedAt > at))
    return { ok: false, why: 'NOT_JOINED' };
  const amount = rewardFor(gives, base);
  if (amount <= 0n) return { ok: false, why: 'NOTHING' };
  return standing.spent + amount > BigInt(budget) ? { ok: false, why: 'BUDGET' } : { ok: true, amount };
}
