import { sql } from 'kysely';
import type { MembersToday, MoneyToday } from '#contract/generated/admin-types.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { demoLabel } from '#server/members/demo-label.ts';
import { dayAt, instantsOf } from '#engine/time/zoned-days.ts';

/** Day of the brand's clocks, with its first instant and the first of the next. */
export function todayOf(brand: LiveBrand, now: Date) {
  const timeZone = zoneOf(brand);
  const day = dayAt(now.getTime(), timeZone);
  return { day, timeZone, ...instantsOf({ from: day, to: day }, timeZone) };
}

type Today = ReturnType<typeof todayOf>;

/** SQL: true for the rows of accounts that are counted: none of previews, no demo accounts. */
const isCounted = sql<boolean>`members.preview is null and members.club_label <> ${demoLabel}`;

/** SQL: true for a deposit or a bet of an account that is counted. */
const ofCounted = (table: string) =>
  sql<boolean>`exists (select from members where members.brand = ${sql.table(table)}.brand
    and members.id = ${sql.table(table)}.member_id and ${isCounted})`;

/** New members and those who were here, without guests, accounts of previews and demo accounts. */
export async function membersToday(
  db: Db,
  brand: string,
  { day, from, until }: Today,
): Promise<MembersToday> {
  const { rows } = await sql<MembersToday>`
    select
      (select count(*)::integer from members
        where brand = ${brand} and registered_at >= ${from} and registered_at < ${until}
          and type <> 4 and ${isCounted}) as registered,
      (select count(*)::integer from member_visits visit
        join members on members.brand = visit.brand and members.id = visit.member_id
          and ${isCounted}
        where visit.brand = ${brand} and visit.day = ${day}) as present`.execute(db);
  return rows[0] ?? { registered: 0, present: 0 };
}

/**
 * Deposits credited and bets settled, without accounts of previews and demo accounts. What waits for operators counts all, as the page of
 * payments lists it.
 */
export async function moneyToday(
  db: Db,
  { brand, currency }: { brand: string; currency: string },
  { from, until }: Today,
): Promise<MoneyToday> {
  const { rows } = await sql<MoneyToday>`
    select *
      from (select count(*)::integer as deposits, coalesce(sum(amount), 0)::text as deposited
          from cashier_deposits
          where brand = ${brand} and currency = ${currency} and state = 'CONFIRMED'
            and decided_at >= ${from} and decided_at < ${until} and ${ofCounted('cashier_deposits')}) credited,
        (select count(*)::integer as "depositsWaiting" from cashier_deposits
          where brand = ${brand} and state = 'PENDING' and (kind = 'transfer' or review is not null)) asked,
        (select count(*)::integer as "withdrawalsWaiting", coalesce(sum(amount), 0)::text as withdrawing
          from cashier_withdrawals
          where brand = ${brand} and state in ('REQUESTED', 'APPROVED', 'DISPUTED')) leaving,
        (select count(*)::integer as bets, coalesce(sum(stake), 0)::text as staked,
            coalesce(sum(payout), 0)::text as paid
          from bets
          where brand = ${brand} and currency = ${currency} and status = 'SETTLED'
            and settled_at >= ${from} and settled_at < ${until} and ${ofCounted('bets')}) settled`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Sums without a row.');
  return row;
}
