import { codeOfMobile, mobileOf } from '#engine/phones/numbering-plans.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

/** Member of a number: the one who has verified it, else the only one who entered it. Undefined if several entered it. */
export async function findByMobile(db: Db, brand: string, mobile: string): Promise<Member | undefined> {
  const members = await db
    .selectFrom('members')
    .selectAll()
    .where('brand', '=', brand)
    .where('mobile', '=', mobile)
    .limit(20)
    .execute();
  return (
    members.find(({ mobile_verified_at }) => mobile_verified_at !== null) ??
    (members.length === 1 ? members[0] : undefined)
  );
}

/**
 * True if the number belongs to a member, verified or as the account; an unverified number in a profile blocks
 * nobody.
 */
export async function isMobileTaken(db: Db, brand: string, mobile: string): Promise<boolean> {
  const members = await db
    .selectFrom('members')
    .select(['account', 'mobile_verified_at'])
    .where('brand', '=', brand)
    .where('mobile', '=', mobile)
    .execute();
  return members.some(
    ({ account, mobile_verified_at }) =>
      mobile_verified_at !== null || mobileOf(account, codeOfMobile(mobile)) === mobile,
  );
}

/** Marks the number as verified, unless another member was first. */
export async function markVerified(db: Db, { brand, id, mobile }: Member, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ mobile_verified_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('mobile_verified_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('members as other')
            .select('other.id')
            .where('other.brand', '=', brand)
            .where('other.mobile', '=', mobile)
            .where('other.mobile_verified_at', 'is not', null),
        ),
      ),
    )
    .execute();
}
