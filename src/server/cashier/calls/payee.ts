import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { payeeNameOf } from '#server/sessions/verification-methods.ts';

/**
 * Name that a member's accounts must have: the payee name of the registration, else the holder of the first account ever
 * added. Undefined if there is neither.
 */
export async function payeeOf(
  db: Db,
  member: Pick<Member, 'brand' | 'id' | 'profile'>,
): Promise<string | undefined> {
  const said = payeeNameOf(member);
  if (said !== undefined) return said;
  const first = await db
    .selectFrom('cashier_accounts')
    .select('holder')
    .where('brand', '=', member.brand)
    .where('member_id', '=', member.id)
    .orderBy('added_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.holder;
}
