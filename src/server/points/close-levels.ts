import { sql, type RawBuilder } from 'kysely';
import { addDays, dayAt } from '#engine/time/zoned-days.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { levelsOf } from './document.ts';
import type { Level } from './levels.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { measuredBetween, measuredNow, monthOf } from './measure-level.ts';

/** Runs work once for a key of a brand, whichever process comes first. */
async function once(
  db: Db,
  { brand, key, now }: { brand: string; key: string; now: Date },
  work: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('level_windows')
      .values({ brand, key, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (first) await work(trx);
  });
}

const rows = (levels: readonly Level[], row: (level: Level, place: number) => RawBuilder<unknown>) =>
  sql.join(levels.map((level, place) => row(level, place)));

/** Writes down higher levels that members have reached and not looked at. */
const raiseAll = (trx: Trx, brand: LiveBrand, now: Date) =>
  sql`
  with steps (id, place, least) as (
    values ${rows(levelsOf(brand), ({ id, item }, place) => sql`(${id}::text, ${place}::integer, ${String(item.from)}::bigint)`)}
  ), standing as (
    select members.id as member_id, kept.level as before, coalesce(has.place, 0) as place,
        ${measuredNow(brand, { member: sql`members.id`, kept: 'kept', now })} as measured
      from members
      left join member_levels kept on kept.brand = members.brand and kept.member_id = members.id
      left join steps has on has.id = kept.level
      where members.brand = ${brand.brand} and members.preview is null and members.type <> 4
  ), raising as (
    select standing.member_id, standing.before, reached.id as level
      from standing cross join lateral (
        select id, place from steps where least <= standing.measured order by place desc limit 1
      ) reached
      where reached.place > standing.place
  ), raised as (
    insert into member_levels (brand, member_id, level, since)
      select ${brand.brand}, member_id, level, ${now}::timestamptz from raising order by member_id
      on conflict (brand, member_id) do update set level = excluded.level, since = excluded.since
        where member_levels.level = (select before from raising where raising.member_id = excluded.member_id)
      returning member_id
  )
  insert into member_level_steps (brand, member_id, level, before, why, at)
    select ${brand.brand}, member_id, level, before, 'REACHED', ${now}::timestamptz
      from raising join raised using (member_id)`.execute(trx);

/**
 * Lets members fall by one level who had theirs for a whole month and did not keep it. Who was excluded or on a break in that
 * month keeps it: nobody has to play for it.
 */
const fallAll = (trx: Trx, brand: LiveBrand, { from, until }: { from: Date; until: Date }) => {
  const kept = levelsOf(brand).flatMap(({ id, item }, place, all) => {
    const lower = all[place - 1];
    return lower && item.keep !== undefined ? [{ id, lower: lower.id, keep: item.keep }] : [];
  });
  if (kept.length === 0) return Promise.resolve();
  return sql`
    with terms (id, lower, keep) as (
      values ${sql.join(kept.map(({ id, lower, keep }) => sql`(${id}::text, ${lower}::text, ${String(keep)}::bigint)`))}
    ), fallen as (
      update member_levels has set level = terms.lower, since = ${until}::timestamptz, counted_from = ${until}::timestamptz
        from terms
        where has.brand = ${brand.brand} and has.level = terms.id and has.since <= ${from}::timestamptz
          and ${measuredBetween(brand, { member: sql`has.member_id`, from: sql`${from}::timestamptz`, until })} < terms.keep
          and not exists (
            select from protection_members excluded
              where excluded.brand = ${brand.brand} and excluded.member_id = has.member_id
                and excluded.excluded_kind is not null and excluded.excluded_at < ${until}::timestamptz
                and (excluded.excluded_until is null or excluded.excluded_until > ${from}::timestamptz))
        returning has.member_id, terms.id as before, terms.lower as level
    )
    insert into member_level_steps (brand, member_id, level, before, why, at)
      select ${brand.brand}, member_id, level, before, 'FELL', ${until}::timestamptz from fallen`.execute(
    trx,
  );
};

/** Works out the levels of a brand's members once a day, and once a month who has not kept theirs. */
export async function closeLevels(db: Db, brand: LiveBrand, now: Date): Promise<void> {
  const levels = levelsOf(brand);
  if (levels.length < 2) return;
  const timeZone = zoneOf(brand);
  const today = dayAt(now.getTime(), timeZone);
  const own = { brand: brand.brand, now };
  await once(db, { ...own, key: `day ${today}` }, (trx) => raiseAll(trx, brand, now));
  if (levels.every(({ item }) => item.keep === undefined)) return;
  const month = `${today.slice(0, 7)}-01`;
  await once(db, { ...own, key: `month ${month}` }, (trx) =>
    fallAll(trx, brand, monthOf(addDays(month, -1), timeZone)),
  );
}
