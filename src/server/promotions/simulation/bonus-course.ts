import { sql } from 'kysely';
import { groupBy } from '#engine/group-by.ts';
import {
  addCourses,
  courseOf,
  noCourse,
  type BonusCourse,
  type CourseStep,
} from '#play/promotions/bonus-course.ts';
import type { SimulatedReward } from '#play/promotions/simulation.ts';
import { wagerTarget } from '#play/promotions/wagering.ts';
import type { Db } from '#server/db/types.ts';
import { settledWithin } from '../play.ts';
import type { Setting } from './setting.ts';

type Wagering = NonNullable<Setting['campaign']['gives']['wagering']>;

/** Members whose bets are read together. */
const batch = 50;

/** Settled stakes that count for a bonus, and withdrawals, of some members in the period. */
async function stepsOf(
  db: Db,
  { brand: { brand }, currency, from, until }: Setting,
  wagering: Wagering,
  members: readonly string[],
): Promise<(CourseStep & { memberId: string })[]> {
  const { rows } = await sql<{ member_id: string; at: Date; counts: string | null }>`
    select member_id, settled_at as at,
        div(valid_bet::numeric * bonus_percent(${JSON.stringify(wagering)}::jsonb, game_type, vassalage, game_code), 100)::text as counts
      from bets
      where brand = ${brand} and currency = ${currency} and status = 'SETTLED' and ${settledWithin({ from, until })}
        and member_id in (${sql.join(members)}) and stake <= ${String(wagering.maxStake ?? 10n ** 18n)}::bigint
    union all
    select member_id, requested_at, null from cashier_withdrawals
      where brand = ${brand} and currency = ${currency} and requested_at >= ${from} and requested_at < ${until}
        and member_id in (${sql.join(members)})
    order by at`.execute(db);
  return rows.map(({ member_id: memberId, at, counts }) =>
    counts === null ? { memberId, at, withdrawal: true } : { memberId, at, counts: BigInt(counts) },
  );
}

/** Where the bonuses of a simulation would be at its end; undefined if it gives none, or nobody waits for it any more. */
export async function bonusCourse(
  db: Db,
  setting: Setting,
  rewards: readonly SimulatedReward[],
  signal: AbortSignal,
): Promise<BonusCourse | undefined> {
  const { what, wagering } = setting.campaign.gives;
  if (what !== 'bonus' || !wagering) return undefined;
  const byMember = groupBy(rewards, ({ memberId }) => memberId);
  const members = [...byMember.keys()];
  let course = noCourse;
  for (let start = 0; start < members.length; start += batch) {
    if (signal.aborted) return undefined;
    const some = members.slice(start, start + batch);
    const steps = groupBy(await stepsOf(db, setting, wagering, some), ({ memberId }) => memberId);
    for (const memberId of some) {
      const bonuses = (byMember.get(memberId) ?? []).map(({ at, amount, base }) => ({
        at,
        amount,
        target: wagerTarget(wagering, { bonus: amount, base }),
      }));
      const own = courseOf(bonuses, steps.get(memberId) ?? [], { days: wagering.days, until: setting.until });
      course = addCourses(course, own);
    }
  }
  return course;
}
