import type { Day } from '#engine/time/zoned-days.ts';
import type { Campaign } from './campaign.ts';
import type { Cause } from './cause.ts';
import { decideAward, type Refusal } from './decide.ts';

/** A cause in the record that a reward could have come from. */
export type Occasion = {
  memberId: string;
  cause: Cause;
  /** When the reward would have been given. */
  made: Date;
  /** True if the campaign is for the member. */
  fits: boolean;
  /** True if the member took part in another campaign of the group. */
  busy: boolean;
};

export type Given = { amount: bigint; awards: number };

/** A reward as it would have been given; `base` is the deposit or other amount behind it. */
export type SimulatedReward = { memberId: string; at: Date; amount: bigint; base: bigint };

export type Simulated = Given & {
  /** Bonuses, in the order in which they would have been given. */
  bonuses: readonly SimulatedReward[];
  members: ReadonlyMap<string, Given>;
  days: ReadonlyMap<Day, Given>;
  /** Occasions without a reward, by their reason. */
  refused: ReadonlyMap<Refusal, number>;
};

const nothing: Given = { amount: 0n, awards: 0 };

/** Order in which rewards would have been given. */
export const byTime = (one: Occasion, other: Occasion): number =>
  one.made.getTime() - other.made.getTime() ||
  (one.memberId < other.memberId ? -1 : one.memberId > other.memberId ? 1 : 0);

/**
 * A campaign as it would have been decided, with its limits and its budget, had it begun with nothing given. Occasions are taken in
 * their order (`byTime`).
 */
export function createSimulation(
  campaign: Campaign,
  {
    joinedAt,
    dayOf,
    sharing = () => [],
  }: {
    joinedAt: Date;
    dayOf: (at: Date) => Day;
    /** Other members who log in with a browser of a member's. */
    sharing?: (memberId: string) => readonly string[];
  },
): { take(occasion: Occasion): void; result(): Simulated } {
  const members = new Map<string, Given>();
  const causes = new Map<string, Set<string>>();
  const latest = new Map<string, { day: Day; count: number }>();
  const days = new Map<Day, Given>();
  const refused = new Map<Refusal, number>();
  const bonuses: SimulatedReward[] = [];
  let all = nothing;
  const add = <K>(to: Map<K, Given>, key: K, amount: bigint): void => {
    const before = to.get(key) ?? nothing;
    to.set(key, { amount: before.amount + amount, awards: before.awards + 1 });
  };
  return {
    take({ memberId, cause, made, fits, busy }) {
      const day = dayOf(made);
      const own = causes.get(memberId);
      const before = latest.get(memberId);
      const decision = decideAward(campaign, cause, {
        fits,
        busy,
        joinedAt,
        causes: own ?? new Set(),
        today: before?.day === day ? before.count : 0,
        onDevice: [memberId, ...sharing(memberId)].reduce(
          (sum, id) => sum + (members.get(id)?.awards ?? 0),
          0,
        ),
        spent: all.amount,
        awards: all.awards,
      });
      if (!decision.ok) {
        refused.set(decision.why, (refused.get(decision.why) ?? 0) + 1);
        return;
      }
      if (own) own.add(cause.cause);
      else causes.set(memberId, new Set([cause.cause]));
      latest.set(memberId, { day, count: before?.day === day ? before.count + 1 : 1 });
      if (campaign.gives.what === 'bonus')
        bonuses.push({ memberId, at: made, amount: decision.amount, base: cause.base });
      add(members, memberId, decision.amount);
      add(days, day, decision.amount);
      all = { amount: all.amount + decision.amount, awards: all.awards + 1 };
    },
    result: () => ({ ...all, bonuses, members, days, refused }),
  };
}

/** Members who would have been given most, the highest first. */
export const highestOf = (
  { members }: Pick<Simulated, 'members'>,
  most: number,
): { memberId: string; given: Given }[] =>
  [...members]
    .map(([memberId, given]) => ({ memberId, given }))
    .toSorted(
      (one, other) =>
        Number(other.given.amount - one.given.amount) || (one.memberId < other.memberId ? -1 : 1),
    )
    .slice(0, most);
