import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { addDays, dayAt } from '#engine/time/zoned-days.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { campaignsOf } from './campaigns.ts';

type Visit = { brand: LiveBrand; memberId: string; now: Date };

/**
 * Notes that a member is here on a day of the brand's clocks, and how many days in a row that makes; in the same statement what
 * campaigns of logins are asked about. The first visit of a day counts.
 */
export async function noteVisit(db: Db, { brand, memberId, now }: Visit): Promise<void> {
  const day = dayAt(now.getTime(), zoneOf(brand));
  const isAsked = campaignsOf(brand).some(
    ({ enabled, trigger }) => enabled !== false && trigger.on === 'login',
  );
  await sql`
    with visit as (
      insert into member_visits as before (brand, member_id, day, streak)
        values (${brand.brand}, ${memberId}, ${day}, 1)
        on conflict (brand, member_id) do update set
          day = excluded.day,
          streak = case when before.day = ${addDays(day, -1)} then before.streak + 1 else 1 end
          where before.day < excluded.day
        returning streak
    )
    insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, due_at)
      select ${brand.brand}, ${memberId}, 'login', '', ${day}, ${now}::timestamptz, streak, ${now}::timestamptz
        from visit where ${isAsked}
      on conflict do nothing`.execute(db);
}

/** True if two moments lie on different days of the brand's clocks. */
export const isNewDay = (brand: LiveBrand, before: Date, now: Date): boolean =>
  dayAt(before.getTime(), zoneOf(brand)) !== dayAt(now.getTime(), zoneOf(brand));

/** Days in a row on which a member was here until today; 0 if it was not. */
export async function streakNow(
  db: Db,
  { brand, memberId, now }: Visit,
): Promise<{ day: string; streak: number }> {
  const day = dayAt(now.getTime(), zoneOf(brand));
  const row = await db
    .selectFrom('member_visits')
    .select('streak')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('day', '>=', addDays(day, -1))
    .executeTakeFirst();
  return { day, streak: row?.streak ?? 0 };
}
