import { guessesOf, isPersonalPassword } from '#engine/patterns/passwords.ts';
import { commonPasswords } from '#server/crypto/common-passwords.ts';
import { hashPassword, passwordMatches } from '#server/crypto/passwords.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { beginOperatorSession, type Operator, type Origin } from './sessions.ts';

/** True if the password is the operator's; attempts are counted like codes, since a page may be left open. */
export async function isOwnPassword(
  { db }: ConfigContext,
  { accountId }: Operator,
  password: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('operator_accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return await passwordMatches(row?.password_hash || undefined, password);
}

async function weakness(next: string, account: string): Promise<Refusal | undefined> {
  if (isPersonalPassword(next, [account])) {
    return refuse('WEAK_PASSWORD', { message: 'The password is your user name with something around it.' });
  }
  const common = await commonPasswords();
  return guessesOf(next).some(common.has) ? refuse('WEAK_PASSWORD') : undefined;
}

/**
 * Sets the operator's own password, which ends every session of the account and begins one; the answer is the token for its cookie.
 */
export async function changeOwnPassword(
  context: ConfigContext,
  operator: Operator,
  { current, next, ...origin }: Origin & { current: string; next: string },
): Promise<string | Refusal> {
  if (!(await isOwnPassword(context, operator, current))) {
    return refuse('WRONG_CREDENTIALS', { message: 'The current password is wrong.' });
  }
  if (next.trim() === current.trim()) {
    return refuse('WEAK_PASSWORD', { message: 'The new password is the present one.' });
  }
  const weak = await weakness(next, operator.account);
  if (weak) return weak;
  const hash = await hashPassword(next);
  return await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('operator_accounts')
      .set({ password_hash: hash, temporary_until: null })
      .where('id', '=', operator.accountId)
      .execute();
    await trx.deleteFrom('operator_sessions').where('account_id', '=', operator.accountId).execute();
    await record(trx, context.clock, { account: operator.account, action: 'session.password' });
    return await beginOperatorSession({ ...context, db: trx }, operator.accountId, origin);
  });
}
