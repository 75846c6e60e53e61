import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import { hashPassword, passwordMatches } from '#server/crypto/passwords.ts';

/** Stored default password of new accounts. A new one has another id. */
export type DefaultPassword = { id: string; hash: string };

/** Part of a call's context that the comparison needs. */
type Dependencies = { gateway: { db: Db; defaultPassword: DefaultPassword | undefined } };

/**
 * Keeps a hash of the default password in place of the one before, or none. The same password given again keeps its hash, so that many
 * processes may do it.
 */
export async function keepDefaultPassword(
  db: Db,
  password: string | undefined,
  { now, random }: { now: Date; random: RandomBytes },
): Promise<DefaultPassword | undefined> {
  const kept = await db.selectFrom('default_passwords').select(['id', 'password_hash']).execute();
  for (const { id, password_hash: hash } of kept) {
    if (password !== undefined && (await passwordMatches(hash, password))) return { id, hash };
  }
  const fresh =
    password === undefined ? undefined : { id: newId(random), hash: await hashPassword(password) };
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('default_passwords').execute();
    if (!fresh) return;
    await transaction
      .insertInto('default_passwords')
      .values({ id: fresh.id, password_hash: fresh.hash, set_at: now })
      .execute();
  });
  return fresh;
}

/**
 * Compares a password that has just been right with the default one. What comes of it is kept with the member, so that only the first
 * login after either has changed costs a second hash.
 */
export async function compareWithDefault(
  { gateway }: Dependencies,
  member: Member,
  password: string,
): Promise<Member> {
  const { db, defaultPassword } = gateway;
  if (!defaultPassword || member.password_compared === defaultPassword.id) return member;
  const compared = {
    password_compared: defaultPassword.id,
    password_is_default: await passwordMatches(defaultPassword.hash, password),
  };
  await db
    .updateTable('members')
    .set(compared)
    .where('brand', '=', member.brand)
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .execute();
  return { ...member, ...compared };
}

/** True if the member's password was found equal to the current default password; false if not compared yet. */
export const hasDefaultPassword = (
  { gateway }: Dependencies,
  { password_compared, password_is_default }: Member,
): boolean => password_is_default && password_compared === gateway.defaultPassword?.id;
