import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { findByAccount, type Member } from '#server/members/members.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { accountOfLogin } from './account-of-login.ts';
import { refusedAsProgram } from '#server/human-check/human.ts';
import { askForCaptcha, countAttempt, refusedByCaptcha } from './attempts.ts';
import { compareWithDefault } from './default-password.ts';
import { logIn } from './log-in.ts';
import { passwordLine } from '#server/crypto/password-line.ts';
import { hashPassword, isOutdated, passwordMatches } from '#server/crypto/passwords.ts';
import type { SessionValue } from './sessions.ts';
import { useTemporaryPassword } from './temporary-passwords.ts';

type PasswordLogin = Extract<CallTypes['sessionLogin']['body'], { type: 'username' }>;

/** Logs in by username and password, or by a temporary password that was mailed. */
export async function loginByPassword(
  context: CallContext,
  body: PasswordLogin,
): Promise<SessionValue | CallRefusal> {
  const { brand, gateway } = context;
  const form = checkAccountForm(context, 'login', { names: ['username', 'password'], values: body });
  if (form instanceof CallRefusal) return form;
  const { username = '', password = '' } = form;
  const key = await accountOfLogin(context, username);
  // Before the count: a login refused in a rush is no failed attempt.
  if (passwordLine.isFull()) return refuseCall('BUSY', { retryAfter: 2 });
  const attempt = await countAttempt(context, key);
  if (attempt.refused) return attempt.refused;
  const refused =
    (await refusedAsProgram(context, body.human)) ?? (await refusedByCaptcha(context, attempt, body));
  if (refused) {
    await attempt.withdrawn();
    return refused;
  }
  const member = await findByAccount(gateway.db, brand.brand, key);
  const own = await passwordMatches(member?.password_hash, password);
  const mailed = !own && (await useTemporaryPassword(context, member?.id, password));
  if (!member || !(own || mailed)) {
    return refuseCall('WRONG_CREDENTIALS', attempt.captchaNext ? askForCaptcha : {});
  }
  await attempt.succeeded();
  if (own && isOutdated(member.password_hash)) hashAnew(context, member, password);
  const { side, remember } = body;
  if (mailed) return logIn(context, member, 'temporaryPassword', { side });
  return logIn(context, await compareWithDefault(context, member, password), 'password', { side, remember });
}

/** Keeps the password at the cost of today, unless it has been changed meanwhile; after the answer, which does not wait for it. */
function hashAnew({ gateway: { db, background } }: CallContext, member: Member, password: string): void {
  background.run(async () => {
    await db
      .updateTable('members')
      .set({ password_hash: await hashPassword(password) })
      .where('brand', '=', member.brand)
      .where('id', '=', member.id)
      .where('password_hash', '=', member.password_hash)
      .execute();
  });
}
