import type { Db } from '#server/db/types.ts';

/** Those of some members who are excluded or on a break now. */
export async function excludedAmong(
  db: Db,
  { brand, memberIds }: { brand: string; memberIds: readonly string[] },
  now: Date,
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('protection_members')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .where('excluded_kind', 'is not', null)
    .where(({ eb, or }) => or([eb('excluded_until', 'is', null), eb('excluded_until', '>', now)]))
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}
