import type { Trx } from '#server/db/types.ts';

type Owner = { brand: string; memberId: string };

const separator = ',';

/** Tags of a member, in the order of the alphabet. */
export const tagsOf = ({ tags }: { tags: string }): string[] =>
  tags.split(separator).filter((tag) => tag !== '');

/** Tags as the database and conditions have them: each between separators, so that none is found in another. */
const written = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : [''].concat([...new Set(tags)].sort(), '').join(separator);

/** Replaces the tags of a member of a brand; those before and after, undefined for nobody. The account of a preview has none. */
export async function setTags(
  trx: Trx,
  { brand, memberId }: Owner,
  tags: readonly string[],
): Promise<{ before: string[]; after: string[] } | undefined> {
  const member = await trx
    .selectFrom('members')
    .select('tags')
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .where('preview', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  const after = written(tags);
  await trx
    .updateTable('members')
    .set({ tags: after })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();
  return { before: tagsOf(member), after: tagsOf({ tags: after }) };
}
