import type { Day } from '#engine/time/zoned-days.ts';
import { groupBy } from '#engine/group-by.ts';
import type { Played, Happened } from './happened.ts';
import type { Setting } from './setting.ts';

const hadAt = ({ had_at: at }: Played): number => at?.getTime() ?? 0;

/** Order of a ranking, as `rankingIn` has it for the page and the prizes. */
const byRank = (one: Played, other: Played): number =>
  Number(BigInt(other.amount) - BigInt(one.amount)) ||
  hadAt(one) - hadAt(other) ||
  (one.member_id < other.member_id ? -1 : 1);

/** The rankings of the windows of a campaign, made of batches of members; of each no more is kept than its places. */
export function createRankings({ campaign: { id, trigger } }: Setting): {
  add(played: readonly Played[]): void;
  happened(): Happened[];
} {
  const { least = 1, places = 1 } = trigger;
  const best = new Map<Day, Played[]>();
  return {
    add(played) {
      const counted = played.filter(({ amount }) => BigInt(amount) >= BigInt(least));
      for (const [day, rows] of groupBy(counted, (row) => row.day))
        best.set(day, [...(best.get(day) ?? []), ...rows].toSorted(byRank).slice(0, places));
    },
    happened: () =>
      [...best.values()].flatMap((ranked) =>
        ranked.map(({ member_id: memberId, window: { day, from: at, until } }, index) => ({
          memberId,
          event: { kind: 'rank', key: day, at, place: BigInt(index + 1), campaign: id },
          made: until,
        })),
      ),
  };
}
