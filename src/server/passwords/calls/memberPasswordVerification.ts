import { defineCall } from '#server/calls/call.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { memberByCode } from '#server/verification/member-by-code.ts';
import { setPassword } from '../new-password.ts';
import { refusedNewPassword } from '../password-check.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

const names = ['newPassword', 'mobileNum', 'verificationCode'];

/** A new password by a code of smsNoLogin; every session of the member ends, and every passkey goes. */
export const route = defineCall('memberPasswordVerification', async (context) => {
  const { body, brand, gateway, now } = context;
  if (!flagOf(brand, 'CHNGPASSVERIF3')) return refuseCall('PASSWORD_RESET_OFF');
  const form = checkAccountForm(context, 'forgotPassword', { names, values: body });
  if (form instanceof CallRefusal) return form;
  const limited = await limitByAddress(context, {
    what: 'password-code',
    max: constantOf(brand, 'passwordMailsPerHour'),
    windowMs: 60 * 60_000,
  });
  if (limited) return limited;
  const password = form['newPassword'] ?? '';
  const member = await memberByCode(
    context,
    {
      mobileNum: form['mobileNum'] ?? '',
      countryDialingCode: body.countryDialingCode,
      verificationCode: form['verificationCode'] ?? '',
    },
    (owner) => refusedNewPassword(context, owner, password),
  );
  if (member instanceof CallRefusal) return member;
  const { passkeysDropped } = await setPassword(gateway.db, member, { password, now, oldKnown: false });
  notifySecurityChange(context, member, 'password');
  if (passkeysDropped) notifySecurityChange(context, member, 'passkeysDropped');
  return {};
});
