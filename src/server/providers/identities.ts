import type { Db } from '#server/db/types.ts';
import { findMember, type Member } from '#server/members/members.ts';

export type Identity = { provider: string; subject: string; name: string | null; linkedAt: Date };

/** The member an identity is linked to. */
export async function memberOf(
  db: Db,
  brand: string,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<Member | undefined> {
  const row = await db
    .selectFrom('member_identities')
    .select('member_id')
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && findMember(db, brand, row.member_id);
}

export async function identitiesOf(db: Db, brand: string, memberId: string): Promise<Identity[]> {
  const rows = await db
    .selectFrom('member_identities')
    .select(['provider', 'subject', 'name', 'linked_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider, subject, name, linked_at }) => ({
    provider,
    subject,
    name,
    linkedAt: linked_at,
  }));
}

/** Links an identity; false if it is linked already, or the member has another one of the provider. */
export async function link(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
  { provider, subject, name, linkedAt }: Identity,
): Promise<boolean> {
  const added = await db
    .insertInto('member_identities')
    .values({ brand, member_id: memberId, provider, subject, name, linked_at: linkedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider')
    .executeTakeFirst();
  return added !== undefined;
}

export async function unlink(
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
  provider: string,
): Promise<void> {
  await db
    .deleteFrom('member_identities')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .execute();
}
