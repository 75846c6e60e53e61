import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { addDays, dayAt, instantsOf, type Day } from '#engine/time/zoned-days.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** Days that are told at most. */
const daysMax = 60;

type Asked = { brand: LiveBrand; campaign: Campaign; now: Date };

/** Days that a campaign has run by the clocks of its brand, the last of them. */
function daysOf({ brand, campaign: { from, until }, now }: Asked): Day[] {
  const zone = zoneOf(brand);
  const last = dayAt(Math.min(now.getTime(), Date.parse(until) - 1), zone);
  const begun = dayAt(Date.parse(from), zone);
  const earliest = addDays(last, 1 - daysMax);
  const days: Day[] = [];
  for (let day = begun > earliest ? begun : earliest; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What was given on each day, and all valid stakes of these days. */
export async function givenByDay(db: Db, asked: Asked) {
  const { brand, campaign } = asked;
  const days = daysOf(asked);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { days: [], stakes: '0' };
  const zone = zoneOf(brand);
  const { from, until } = instantsOf({ from: first, to: last }, zone);
  const { rows } = await sql<{ day: string; awards: number; amount: string; takers: number }>`
    select to_char(made_at at time zone ${zone}::text, 'YYYY-MM-DD') as day, count(*)::integer as awards,
        sum(amount)::text as amount, count(distinct member_id)::integer as takers
      from promotion_awards
      where brand = ${brand.brand} and campaign = ${campaign.id} and made_at >= ${from} and made_at < ${until}
      group by 1`.execute(db);
  const staked = await sql<{ stakes: string }>`
    select coalesce(sum(valid_bet), 0)::text as stakes from bets
      where brand = ${brand.brand} and currency = ${moneyOf(brand).currency} and status = 'SETTLED'
        and settled_at >= ${from} and settled_at < ${until}`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    days: days.map((day) => byDay.get(day) ?? { day, awards: 0, amount: '0', takers: 0 }),
    stakes: staked.rows[0]?.stakes ?? '0',
  };
}

/** Where the bonuses of a campaign are. */
export async function wageringOf(db: Db, { brand, campaign }: Asked) {
  if (campaign.gives.what !== 'bonus') return null;
  const open = sql`state in ('ACTIVE', 'WAITING')`;
  const { rows } = await sql<{
    running: number;
    done: string;
    of: string;
    converted: number;
    lost: number;
    ended: number;
    paid: string;
  }>`
    select (count(*) filter (where ${open}))::integer as running,
        coalesce(sum(wagered) filter (where ${open}), 0)::text as done,
        coalesce(sum(target) filter (where ${open}), 0)::text as of,
        (count(*) filter (where state = 'CONVERTED'))::integer as converted,
        (count(*) filter (where state = 'SPENT'))::integer as lost,
        (count(*) filter (where state in ('EXPIRED', 'FORFEITED')))::integer as ended,
        coalesce(sum(converted), 0)::text as paid
      from bonus_grants where brand = ${brand.brand} and campaign = ${campaign.id}`.execute(db);
  return rows[0] ?? null;
}
