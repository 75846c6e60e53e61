import type { Db } from '#server/db/types.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { dropPasskeys } from '#server/passkeys/passkeys.ts';
import { dropTickets } from '#server/sessions/login-tickets.ts';
import { forgetRemembered } from '#server/sessions/remembered-logins.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import { dropTemporaryPassword } from '#server/sessions/temporary-passwords.ts';
import type { Member } from '#server/members/members.ts';

type NewPassword = {
  password: string;
  now: Date;
  /** Hash of the token of the session that goes on. */
  goesOn?: string;
  /** The old one was given. */
  oldKnown: boolean;
};

/**
 * Gives a member another password. Every session ends, except the one that goes on; a temporary password, logins that wait for a
 * verification and remembered ones are worth nothing any more. So are passkeys, where the old password was not given: who takes an
 * account back after a theft would else leave the thief a way in. True if there were some.
 */
export async function setPassword(
  db: Db,
  member: Pick<Member, 'brand' | 'id'>,
  { password, now, goesOn, oldKnown }: NewPassword,
): Promise<{ passkeysDropped: boolean }> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('members')
      .set({
        password_hash: passwordHash,
        password_changed_at: now,
        password_own: true,
        password_compared: null,
        password_is_default: false,
      })
      .where('brand', '=', member.brand)
      .where('id', '=', member.id)
      .execute();
    await endSessionsOf(transaction, member, goesOn);
    await dropTemporaryPassword(transaction, member);
    await dropTickets(transaction, member);
    await forgetRemembered(transaction, member);
    const passkeysDropped = !oldKnown && (await dropPasskeys(transaction, member));
    if (goesOn === undefined) return { passkeysDropped };
    await transaction
      .updateTable('member_sessions')
      .set({ password_due: false })
      .where('brand', '=', member.brand)
      .where('member_id', '=', member.id)
      .where('token_hash', '=', goesOn)
      .execute();
    return { passkeysDropped };
  });
}
