import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { imageUrl } from '#server/images/image-host.ts';
import type { Member } from '#server/members/members.ts';
import type { MemberAvatarsTable } from './tables.ts';

type Holder = Pick<Member, 'brand' | 'id'>;

/** Avatar in answers of calls (specification section 3): an address, or null without a picture. */
export type Avatar = { avatar: string | null; avatarType: 'CUSTOM' | 'STATIC' };

export const avatarPrefix = '/wps/images/avatars';

export async function avatarOf(db: Db, brand: LiveBrand, memberId: string): Promise<Avatar> {
  const row = await db
    .selectFrom('member_avatars')
    .select(['kind', 'name'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return { avatar: null, avatarType: 'STATIC' };
  const avatar = row.kind === 'CUSTOM' ? `${avatarPrefix}/${row.name}.webp` : imageUrl(brand, row.name);
  return { avatar, avatarType: row.kind };
}

/** Gives a member a picture in place of the one before, of which nothing stays. */
export async function setAvatar(
  db: Db,
  { brand, id }: Holder,
  avatar: Pick<MemberAvatarsTable, 'kind' | 'name' | 'picture' | 'changed_at'>,
): Promise<void> {
  await db
    .insertInto('member_avatars')
    .values({ brand, member_id: id, ...avatar })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet(avatar))
    .execute();
}

export async function dropAvatar(db: Db, { brand, id }: Holder): Promise<void> {
  await db.deleteFrom('member_avatars').where('brand', '=', brand).where('member_id', '=', id).execute();
}

/** Picture by its name; the name is as good as a secret and says nothing about the member. */
export async function avatarPicture(db: Db, brand: string, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('member_avatars')
    .select('picture')
    .where('brand', '=', brand)
    .where('kind', '=', 'CUSTOM')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.picture ? Buffer.from(row.picture) : undefined;
}
