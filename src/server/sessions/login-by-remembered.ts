import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { accountKey } from '#server/members/members.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { refusedAsProgram } from '#server/human-check/human.ts';
import { countAttempt, refusedByCaptcha, withCaptcha } from './attempts.ts';
import { logIn } from './log-in.ts';
import { useRemembered } from './remembered-logins.ts';
import type { SessionValue } from './sessions.ts';

type RememberedLogin = Extract<CallTypes['sessionLogin']['body'], { type: 'remembered' }>;

/** Logs in by the remember-me cookie in place of an account's password. */
export async function loginByRemembered(
  context: CallContext,
  body: RememberedLogin,
): Promise<SessionValue | CallRefusal> {
  const attempt = await countAttempt(context, accountKey(body.username));
  if (attempt.refused) return attempt.refused;
  const refused =
    (await refusedAsProgram(context, body.human)) ?? (await refusedByCaptcha(context, attempt, body));
  if (refused) {
    await attempt.withdrawn();
    return refused;
  }
  const member = await useRemembered(context, body.username);
  if (!member) {
    const ended = refuseCall('REMEMBERED_LOGIN_ENDED');
    return attempt.captchaNext ? withCaptcha(ended) : ended;
  }
  await attempt.succeeded();
  return logIn(context, member, 'remembered', { side: body.side, remember: true });
}
