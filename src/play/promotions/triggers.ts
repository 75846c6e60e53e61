import type { Campaign } from './campaign.ts';

type Trigger = Campaign['trigger'];

/** What bets of a window are measured by. */
export type Measure = 'loss' | 'stake' | 'rounds' | 'win';

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
  code: { needs: ['code'], takes: [], base: 'none' },
  application: { needs: [], takes: [], base: 'none' },
};

const measures: ReadonlySet<string> = new Set<Measure>(['loss', 'stake', 'rounds', 'win']);

/** What a campaign measures bets by; undefined if it is not about play. */
export const measureOf = ({ trigger: { on } }: Pick<Campaign, 'trigger'>): Measure | undefined =>
  measures.has(on) ? (on as Measure) : undefined;

/**
 * True if a window that still runs can give the reward. A loss may be won back, and tiers and shares are computed from all
 * of the window.
 */
export const isEarly = ({ trigger, gives }: Pick<Campaign, 'trigger' | 'gives'>): boolean =>
  trigger.on !== 'loss' && measures.has(trigger.on) && gives.by === 'fixed';

/** Number of days in a row that a login takes. */
export const streakOf = ({ days = 1 }: Trigger): number => days;
