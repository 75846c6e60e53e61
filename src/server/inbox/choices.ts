import type { Db } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

/** True unless the member has said no to messages about offers. */
export const takesOffers = async (db: Db, { brand, memberId }: Owner): Promise<boolean> =>
  (
    await db
      .selectFrom('member_message_choices')
      .select('offers')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
  )?.offers ?? true;

/** Those of some members who have said no to messages about offers. */
export async function withoutOffers(
  db: Db,
  { brand, memberIds }: { brand: string; memberIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (memberIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('member_message_choices')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', 'in', memberIds)
    .where('offers', '=', false)
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}

export const chooseOffers = async (
  db: Db,
  { brand, memberId }: Owner,
  { offers, now }: { offers: boolean; now: Date },
): Promise<void> =>
  void (await db
    .insertInto('member_message_choices')
    .values({ brand, member_id: memberId, offers, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id']).doUpdateSet({ offers, changed_at: now }),
    )
    .execute());
