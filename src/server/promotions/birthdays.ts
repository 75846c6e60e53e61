import { sql } from 'kysely';
import { addDays, dayAt, instantsOf, isDay, type Day } from '#engine/time/zoned-days.ts';
import { phaseAt, type Campaign } from '#play/promotions/campaign.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { campaignsOn } from './campaigns.ts';

/** Days that are made up for after a time without a process. */
const most = 7;
/** Days for which a birthday has to be known where the campaign does not say. */
const knownOtherwise = 30;
const dayMs = 86_400_000;

/** Birthday of a member as `YYYY-MM-DD`. A registration asks for it, and nothing changes it afterwards. */
export function birthdayOf({ profile }: Pick<Member, 'profile'>): Day | undefined {
  const { birthday } = profile as Readonly<Record<string, unknown>>;
  return typeof birthday === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(birthday) ? birthday : undefined;
}

/** Months and days that have their birthday on a day: 29 February is 28 February in other years. */
const celebratedOn = (day: Day): string[] => {
  const date = day.slice(5);
  return date === '02-28' && !isDay(`${day.slice(0, 4)}-02-29`) ? [date, '02-29'] : [date];
};

/** Last moment at which a member may have registered to get a gift on a day that begins then. */
const knownSince = ({ trigger: { known = knownOtherwise } }: Pick<Campaign, 'trigger'>, begins: Date): Date =>
  new Date(begins.getTime() - known * dayMs);

/** True if a day is the birthday of a member, which is known for long enough. */
export function isKnownBirthday(
  campaign: Pick<Campaign, 'trigger'>,
  member: Pick<Member, 'profile' | 'registered_at'>,
  { day, begins }: { day: Day; begins: Date },
): boolean {
  const date = birthdayOf(member)?.slice(5);
  return (
    date !== undefined &&
    celebratedOn(day).includes(date) &&
    member.registered_at <= knownSince(campaign, begins)
  );
}

/** The days from one to another, both included. */
export function daysUntil(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

type Celebrated = { brand: LiveBrand; campaign: Campaign; day: Day; now: Date };

/** Makes events of the birthdays of a day, once for a day and campaign; a member has one in a year. */
async function noteDay(trx: Trx, { brand, campaign, day, now }: Celebrated): Promise<void> {
  const { from: begins } = instantsOf({ from: day, to: day }, zoneOf(brand));
  const noted = await trx
    .insertInto('promotion_windows')
    .values({ brand: brand.brand, campaign: campaign.id, day, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!noted) return;
  // A campaign that begins on the day is for all of it.
  const at = new Date(Math.max(begins.getTime(), Date.parse(campaign.from)));
  await sql`
    insert into promotion_events (brand, member_id, kind, campaign, key, at, due_at)
      select brand, id, 'birthday', ${campaign.id}, ${day.slice(0, 4)}, ${at}, ${now} from members
        where brand = ${brand.brand} and preview is null and type <> 4
          and profile ->> 'birthday' ~ '^\\d{4}-\\d{2}-\\d{2}$'
          and substr(profile ->> 'birthday', 6) in (${sql.join(celebratedOn(day))})
          and registered_at <= ${knownSince(campaign, begins)}
        order by id
      on conflict do nothing`.execute(trx);
}

/** Makes events of the birthdays of today, and of days that no process has looked at. */
export async function noteBirthdays(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const timeZone = zoneOf(brand);
  const today = dayAt(now.getTime(), timeZone);
  for (const campaign of campaignsOn(brand, 'birthday')) {
    if (campaign.enabled === false || phaseAt(campaign, now) === 'coming') continue;
    const begins = dayAt(Date.parse(campaign.from), timeZone);
    const ends = dayAt(Date.parse(campaign.until) - 1, timeZone);
    const first = addDays(today, 1 - most);
    const days = daysUntil(first < begins ? begins : first, today < ends ? today : ends);
    const done = await db
      .selectFrom('promotion_windows')
      .select('day')
      .where('brand', '=', brand.brand)
      .where('campaign', '=', campaign.id)
      .execute();
    for (const day of days)
      if (!done.some((noted) => noted.day === day))
        await db.transaction().execute((trx) => noteDay(trx, { brand, campaign, day, now }));
  }
}
