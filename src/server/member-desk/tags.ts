import type { Trx } from '#server/db/types.ts';
import { changeMember } from './change-member.ts';

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
  owner: { brand: string; memberId: string },
  tags: readonly string[],
): Promise<{ before: string[]; after: string[] } | undefined> {
  const change = { tags: written(tags) };
  const before = await changeMember(trx, owner, change);
  return before && { before: tagsOf(before), after: tagsOf(change) };
}
