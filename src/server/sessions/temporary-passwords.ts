import type { Db } from '#server/db/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { readablePassword, sha256Hex } from '#server/crypto/tokens.ts';

/** Groups of four letters: about 80 bits, so that a fast hash of it says nothing. */
const groups = 4;

const hashOf = (memberId: string, password: string): string =>
  sha256Hex(`${memberId}:${password.trim().toLowerCase()}`);

/** Makes a password that is good for one login, in place of the one before. The member's own goes on. */
export async function newTemporaryPassword(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  memberId: string,
): Promise<{ password: string; minutes: number }> {
  const password = readablePassword(gateway.random, groups);
  const minutes = constantOf(brand, 'temporaryPasswordMinutes');
  const fresh = {
    password_hash: hashOf(memberId, password),
    expires_at: new Date(now.getTime() + minutes * 60_000),
  };
  await gateway.db
    .insertInto('temporary_passwords')
    .values({ brand: brand.brand, member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.columns(['brand', 'member_id']).doUpdateSet(fresh))
    .execute();
  return { password, minutes };
}

/**
 * True if this is the password mailed to the member, which is thereby used up. The query also runs without a member, so
 * that the response time does not reveal which accounts exist.
 */
export async function useTemporaryPassword(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  memberId: string | undefined,
  password: string,
): Promise<boolean> {
  const used = await gateway.db
    .deleteFrom('temporary_passwords')
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId ?? '')
    .where('password_hash', '=', hashOf(memberId ?? '', password))
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function dropTemporaryPassword(
  db: Db,
  { brand, id }: { brand: string; id: string },
): Promise<void> {
  await db.deleteFrom('temporary_passwords').where('brand', '=', brand).where('member_id', '=', id).execute();
}
