import { defineCall } from '#server/calls/call.ts';
import { checkAccountForm } from '#server/forms/account-forms.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { forgetHere } from '#server/sessions/remembered-logins.ts';
import { setPassword } from '../new-password.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refusedByPassword } from '../own-password.ts';
import { refusedNewPassword } from '../password-check.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';

/** Specification section 5: the old password is needed only when it is not known from the login. */
export const route = defineCall('memberPassword', async (context) => {
  const { body, gateway, now, session } = context;
  const form = checkAccountForm(context, 'changePassword', {
    names: [...(session.passwordDue ? [] : ['oldPassword']), 'newPassword', 'confirmNewPassword'],
    values: body,
  });
  if (form instanceof CallRefusal) return form;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  if (!session.passwordDue) {
    const password = form['oldPassword'] ?? '';
    const refused = await refusedByPassword(context, member, { password, field: 'oldPassword' });
    if (refused) return refused;
  }
  const password = form['newPassword'] ?? '';
  const refused = await refusedNewPassword(context, member, password);
  if (refused) return refused;
  const { passkeysDropped } = await setPassword(gateway.db, member, {
    password,
    now,
    goesOn: session.tokenHash,
    oldKnown: !session.passwordDue,
  });
  notifySecurityChange(context, member, 'password');
  if (passkeysDropped) notifySecurityChange(context, member, 'passkeysDropped');
  await forgetHere(context, gateway.db);
  return {};
});
