import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { memberByCode } from '#server/verification/member-by-code.ts';
import { countAttempt, refusedByCaptcha, withCaptcha } from './attempts.ts';
import { logIn } from './log-in.ts';
import type { SessionValue } from './sessions.ts';
import { offersSmsLogin } from './sms-login.ts';

type SmsLogin = Extract<CallTypes['sessionLogin']['body'], { type: 'sms' }>;

/** Logs in by mobile number and the code that was sent to it. */
export async function loginBySms(context: CallContext, body: SmsLogin): Promise<SessionValue | CallRefusal> {
  const { brand } = context;
  if (!offersSmsLogin(brand)) return refuseCall('LOGIN_TYPE_UNAVAILABLE');
  const form = checkAccountForm(context, 'login', { names: ['mobileNum', 'verificationCode'], values: body });
  if (form instanceof CallRefusal) return form;
  const { mobileNum = '', verificationCode = '' } = form;
  const attempt = await countAttempt(context, `mobile ${mobileNum}`);
  if (attempt.refused) return attempt.refused;
  const refused = await refusedByCaptcha(context, attempt, body);
  if (refused) {
    await attempt.withdrawn();
    return refused;
  }
  const found = await memberByCode(context, {
    mobileNum,
    countryDialingCode: body.countryDialingCode,
    verificationCode,
  });
  if (found instanceof CallRefusal) return attempt.captchaNext ? withCaptcha(found) : found;
  await attempt.succeeded();
  return logIn(context, found, 'sms', { side: body.side });
}
