import type { Campaign } from './campaign.ts';

type Trigger = Campaign['trigger'];

/** What bets of a window are measured by: `win` is the highest payout of a round that won, `wins` the sum of them. */
export type Measure = 'loss' | 'stake' | 'rounds' | 'win' | 'wins';

/** Events that a member's own bets make. */
export type PlayTrigger = Exclude<Measure, 'wins'>;

type Kind = {
  /** Properties that it needs, and that it may have. */
  needs: readonly string[];
  takes: readonly string[];
  /** What it comes with to compute a reward from: minor units, a number, or nothing. */
  base: 'money' | 'count' | 'none';
};

const played = { needs: ['every'], takes: ['least', 'only'] } as const;

/** Every event that sets a campaign off. */
export const triggerKinds: Readonly<Record<Trigger['on'], Kind>> = {
  registration: { needs: [], takes: [], base: 'none' },
  deposit: { needs: [], takes: ['nth', 'method', 'least'], base: 'money' },
  loss: { ...played, base: 'money' },
  stake: { ...played, base: 'money' },
  rounds: { ...played, base: 'count' },
  win: { ...played, base: 'money' },
  login: { needs: [], takes: ['days'], base: 'count' },
  rank: { needs: ['every', 'by', 'places'], takes: ['least', 'only'], base: 'count' },
  level: { needs: ['level'], takes: [], base: 'none' },
  salary: { needs: ['level', 'every'], takes: ['least', 'only'], base: 'none' },
  birthday: { needs: [], takes: ['known'], base: 'none' },
  referral: { needs: ['after', 'gets'], takes: ['least', 'within'], base: 'money' },
  code: { needs: ['code'], takes: [], base: 'none' },
  application: { needs: [], takes: [], base: 'none' },
};

const playTriggers: ReadonlySet<string> = new Set<PlayTrigger>(['loss', 'stake', 'rounds', 'win']);

/** What a campaign measures a member's own bets by; undefined if it is not about them. */
export const measureOf = ({ trigger: { on } }: Pick<Campaign, 'trigger'>): PlayTrigger | undefined =>
  playTriggers.has(on) ? (on as PlayTrigger) : undefined;

/**
 * True if a window that still runs can give the reward. A loss may be won back, and tiers and shares are computed from all
 * of the window.
 */
export const isEarly = ({ trigger, gives }: Pick<Campaign, 'trigger' | 'gives'>): boolean =>
  trigger.on !== 'loss' && playTriggers.has(trigger.on) && gives.by === 'fixed';

/** True if it has windows, whose outcomes are written down when they have ended; those of a level are days. */
export const hasWindows = (campaign: Pick<Campaign, 'trigger'>): boolean =>
  measureOf(campaign) !== undefined || ['rank', 'level', 'salary'].includes(campaign.trigger.on);

/** Number of days in a row that a login takes. */
export const streakOf = ({ days = 1 }: Trigger): number => days;
