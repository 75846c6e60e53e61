import type { Updateable } from 'kysely';
import type { Database, Trx } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

/** Changes what operators say of a member of a brand; what they said before, undefined for nobody. The account of a preview has none. */
export async function changeMember(
  trx: Trx,
  { brand, memberId }: Owner,
  change: Pick<Updateable<Database['members']>, 'tags' | 'club_label' | 'labels'>,
) {
  const before = await trx
    .selectFrom('members')
    .select(['tags', 'club_label', 'labels'])
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('preview', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await trx
    .updateTable('members')
    .set(change)
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
  return before;
}
