import { zoneOf } from '#server/brands/documents.ts';
import { sql, type RawBuilder } from 'kysely';
import { addDays, dayAt, instantsOf } from '#engine/time/zoned-days.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { mallOf } from './document.ts';

/** What levels of a brand are measured by. */
export const levelMeasure = (brand: LiveBrand): 'points' | 'stake' => mallOf(brand).levels.by ?? 'points';

/** Points or valid stakes of a member between two moments, an SQL expression. */
export const measuredBetween = (
  brand: LiveBrand,
  { member, from, until }: { member: RawBuilder<unknown>; from: RawBuilder<unknown>; until?: Date },
): RawBuilder<string> => {
  const before = (column: string) =>
    until === undefined ? sql`true` : sql`${sql.ref(column)} < ${until}::timestamptz`;
  return levelMeasure(brand) === 'stake'
    ? sql`(select coalesce(sum(valid_bet), 0) from bets
        where bets.brand = ${brand.brand} and bets.member_id = ${member} and bets.currency = ${moneyOf(brand).currency}
          and bets.status = 'SETTLED' and bets.settled_at >= ${from} and ${before('bets.settled_at')})`
    : sql`(select coalesce(sum(points), 0) from point_entries entry
        where entry.brand = ${brand.brand} and entry.member_id = ${member} and entry.type <> 'redeem'
          and entry.at >= ${from} and ${before('entry.at')})`;
};

/** Points or valid stakes that lead a member to a level at a moment; `kept` is its row of member_levels, or null. */
export function measuredNow(
  brand: LiveBrand,
  { member, kept, now }: { member: RawBuilder<unknown>; kept: string; now: Date },
): RawBuilder<string> {
  const { days } = mallOf(brand).levels;
  const counted = sql`coalesce(${sql.ref(`${kept}.counted_from`)}, '-infinity'::timestamptz)`;
  if (days === undefined) return measuredBetween(brand, { member, from: counted });
  const to = dayAt(now.getTime(), zoneOf(brand));
  const { from } = instantsOf({ from: addDays(to, 1 - days), to }, zoneOf(brand));
  return measuredBetween(brand, { member, from: sql`greatest(${counted}, ${from}::timestamptz)` });
}

/** The calendar month that holds a day: its first moment and the first after it. */
export function monthOf(day: string, timeZone: string): { from: Date; until: Date } {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  return instantsOf({ from: first, to: last }, timeZone);
}
