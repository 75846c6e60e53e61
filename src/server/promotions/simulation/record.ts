import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import { levelMeasure } from '#server/points/measure-level.ts';
import { settledWithin } from '../play.ts';
import type { Setting } from './setting.ts';

/** Days before the period that days in a row are counted from. */
const daysBefore = 60;

const inMembers = (members: readonly string[]) => sql`member_id in (${sql.join(members)})`;

/** Credited deposits of members since ever, in their order. */
export async function allDeposits(
  db: Db,
  { brand: { brand } }: Setting,
  members: readonly string[],
): Promise<{ memberId: string; at: Date; amount: bigint }[]> {
  const rows = await db
    .selectFrom('cashier_deposits')
    .select(['member_id', 'decided_at', 'amount'])
    .where('brand', '=', brand)
    .where('member_id', 'in', members)
    .where('state', '=', 'CONFIRMED')
    .orderBy('decided_at')
    .execute();
  return rows.flatMap(({ member_id: memberId, decided_at: at, amount }) =>
    at === null ? [] : [{ memberId, at, amount: BigInt(amount) }],
  );
}

type DepositRow = {
  member_id: string;
  id: string;
  decided_at: Date;
  amount: string;
  method: string;
  nth: number;
  nth_of_method: number;
};

/** Credited deposits of the period, with their numbers among all of the member. */
export async function depositsIn(
  db: Db,
  { brand: { brand }, from, until }: Setting,
  members: readonly string[],
): Promise<DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select * from (
      select member_id, id, decided_at, amount::text as amount, method,
          (row_number() over (partition by member_id order by decided_at, id))::integer as nth,
          (row_number() over (partition by member_id, method order by decided_at, id))::integer as nth_of_method
        from cashier_deposits
        where brand = ${brand} and state = 'CONFIRMED' and ${inMembers(members)}
    ) numbered where decided_at >= ${from} and decided_at < ${until} order by decided_at, id`.execute(db);
  return rows;
}

/** When members had earned so many points, or staked so much where levels are measured by that; those who have not are left out. */
export async function levelMoments(
  db: Db,
  { brand, currency, until }: Setting,
  members: readonly string[],
  from: bigint,
): Promise<Map<string, Date>> {
  const counted =
    levelMeasure(brand) === 'stake'
      ? sql`select member_id, settled_at as at, valid_bet as amount from bets
          where brand = ${brand.brand} and currency = ${currency} and status = 'SETTLED' and settled_at < ${until}
            and ${inMembers(members)}`
      : sql`select member_id, at, points as amount from point_entries
          where brand = ${brand.brand} and type <> 'redeem' and at < ${until} and ${inMembers(members)}`;
  const { rows } = await sql<{ member_id: string; at: Date }>`
    select member_id, min(at) as at from (
      select member_id, at, sum(amount) over (partition by member_id order by at) as sum from (${counted}) counted
    ) sums where sum >= ${String(from)}::bigint group by member_id`.execute(db);
  return new Map(rows.map(({ member_id: id, at }) => [id, at]));
}

/**
 * Days on which members are known to have been here: what was written down of visits, sessions that are kept, bets and deposits. From
 * some days before the period on, in their order.
 */
export async function visitsOf(
  db: Db,
  { brand: { brand }, timeZone, from, until, last }: Setting,
  members: readonly string[],
): Promise<{ member_id: string; day: string }[]> {
  const since = new Date(from.getTime() - daysBefore * 86_400_000);
  const dayOf = (column: string) =>
    sql`to_char(${sql.ref(column)} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  const between = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${until}`;
  const { rows } = await sql<{ member_id: string; day: string }>`
    select distinct member_id, day from (
      select member_id, key as day from promotion_events
        where brand = ${brand} and kind = 'login' and ${inMembers(members)} and ${between('at')}
      union all
      select member_id, to_char(day::date - back, 'YYYY-MM-DD')
        from member_visits, generate_series(0, least(streak, 120) - 1) back
        where brand = ${brand} and ${inMembers(members)}
      union all
      select member_id, ${dayOf('started_at')} from member_sessions
        where brand = ${brand} and ${inMembers(members)} and ${between('started_at')}
      union all
      select member_id, ${dayOf('placed_at')} from bets
        where brand = ${brand} and ${inMembers(members)} and ${between('placed_at')}
      union all
      select member_id, ${dayOf('made_at')} from cashier_deposits
        where brand = ${brand} and ${inMembers(members)} and ${between('made_at')}
    ) visits where day <= ${last} order by member_id, day`.execute(db);
  return rows;
}

/** Valid stakes of members in the period, in minor units. */
export async function stakesIn(
  db: Db,
  { brand: { brand }, currency, from, until }: Setting,
  members: readonly string[],
): Promise<bigint> {
  const { rows } = await sql<{ stakes: string }>`
    select coalesce(sum(valid_bet), 0)::text as stakes from bets
      where brand = ${brand} and currency = ${currency} and status = 'SETTLED' and ${settledWithin({ from, until })}
        and ${inMembers(members)}`.execute(db);
  return BigInt(rows[0]?.stakes ?? 0);
}

/** Since when members take part in campaigns: joined, rewarded, or waiting for a decision. */
export async function partsIn(
  db: Db,
  { brand: { brand } }: Setting,
  members: readonly string[],
  campaigns: readonly string[],
): Promise<{ memberId: string; campaign: string; since: Date }[]> {
  if (campaigns.length === 0) return [];
  const joined = await db
    .selectFrom('promotion_members')
    .select(['member_id', 'campaign', 'joined_at as since'])
    .where('brand', '=', brand)
    .where('member_id', 'in', members)
    .where('campaign', 'in', campaigns)
    .execute();
  const applied = await db
    .selectFrom('promotion_applications')
    .select(['member_id', 'campaign', 'made_at as since'])
    .where('brand', '=', brand)
    .where('member_id', 'in', members)
    .where('campaign', 'in', campaigns)
    .where('state', '=', 'APPLYING')
    .execute();
  return [...joined, ...applied].map(({ member_id: memberId, campaign, since }) => ({
    memberId,
    campaign,
    since,
  }));
}
