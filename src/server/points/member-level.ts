import { sql } from 'kysely';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { levelsOf } from './document.ts';
import { placeOf, type Level } from './levels.ts';
import { measuredNow } from './measure-level.ts';

type Asked = { brand: LiveBrand; memberId: string; now: Date };

/** Where a member stands among the levels of a brand. */
export type MemberLevel = {
  /** Undefined in a brand without levels. */
  level: Level | undefined;
  next: Level | undefined;
  /** Points or minor units that count towards the next level. */
  measured: bigint;
  /** Level that is written down; undefined for who never left the lowest. */
  kept: { level: string; since: Date } | undefined;
};

/** Level of a member: the one that is written down, or a higher one that is reached since. */
export async function memberLevel(db: Db, { brand, memberId, now }: Asked): Promise<MemberLevel> {
  const levels = levelsOf(brand);
  if (levels.length === 0) return { level: undefined, next: undefined, measured: 0n, kept: undefined };
  const { rows } = await sql<{ level: string | null; since: Date | null; measured: string }>`
    select kept.level, kept.since, ${measuredNow(brand, { member: sql`${memberId}`, kept: 'kept', now })}::text as measured
      from (select 1) one left join member_levels kept on kept.brand = ${brand.brand} and kept.member_id = ${memberId}`.execute(
    db,
  );
  const [row] = rows;
  const measured = BigInt(row?.measured ?? 0);
  const reached = levels.findLastIndex(({ item }) => BigInt(item.from) <= measured);
  const kept = row?.level && row.since ? { level: row.level, since: row.since } : undefined;
  const place = Math.max(placeOf(brand, kept?.level), reached);
  return { level: levels[place], next: levels[place + 1], measured, kept };
}

/** Writes down a higher level that a member has reached; once for each. */
export async function noteLevel(db: Db, asked: Asked): Promise<MemberLevel> {
  const { brand, memberId, now } = asked;
  const found = await memberLevel(db, asked);
  const { level, kept } = found;
  if (!level || placeOf(brand, level.id) < 1 || level.id === kept?.level) return found;
  const before = kept?.level ?? null;
  await sql`
    with raised as (
      insert into member_levels as kept (brand, member_id, level, since)
        values (${brand.brand}, ${memberId}, ${level.id}, ${now}::timestamptz)
        on conflict (brand, member_id) do update set level = excluded.level, since = excluded.since
          where kept.level is not distinct from ${before}::text
        returning member_id
    )
    insert into member_level_steps (brand, member_id, level, before, why, at)
      select ${brand.brand}, member_id, ${level.id}, ${before}::text, 'REACHED', ${now}::timestamptz from raised`.execute(
    db,
  );
  return { ...found, kept: { level: level.id, since: now } };
}

/** Levels that are written down for members, by their ids; who never left the lowest has none. */
export async function keptLevels(
  db: Db,
  brand: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('member_levels')
    .select(['member_id', 'level'])
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ member_id: id, level }) => [id, level]));
}
