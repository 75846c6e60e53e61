import { sql } from 'kysely';
import { dayAt } from '#engine/time/zoned-days.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { levelsOf } from './document.ts';
import { placeOf, type Level } from './levels.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { measuredBetween, monthOf } from './measure-level.ts';
import type { MemberLevel } from './member-level.ts';

/** What a member has of the points or stakes that keep its level. */
type LevelKeeping = {
  done: bigint;
  of: bigint;
  /** The level is the member's until then. */
  until: Date;
  /** True if the month that runs need not keep it: it was not the member's for all of it. */
  free: boolean;
  /** Level that the member falls to. */
  lower: Level;
};

/** How far a member is in keeping its level; undefined where the level is kept without any. */
export async function levelKeeping(
  db: Db,
  { brand, memberId, now }: { brand: LiveBrand; memberId: string; now: Date },
  { level, kept }: MemberLevel,
): Promise<LevelKeeping | undefined> {
  const lower = levelsOf(brand)[placeOf(brand, level?.id) - 1];
  const of = level?.item.keep;
  if (!lower || of === undefined) return undefined;
  const zone = zoneOf(brand);
  const month = monthOf(dayAt(now.getTime(), zone), zone);
  const free = !kept || kept.since > month.from;
  const until = free ? monthOf(dayAt(month.until.getTime(), zone), zone).until : month.until;
  const done = measuredBetween(brand, {
    member: sql`${memberId}`,
    from: sql`${month.from}::timestamptz`,
    until: month.until,
  });
  const { rows } = await sql<{ done: string }>`select ${done}::text as done`.execute(db);
  return { done: BigInt(rows[0]?.done ?? 0), of: BigInt(of), until, free, lower };
}
