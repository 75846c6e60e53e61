import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';
import { confirmPassword } from '#server/passwords/own-password.ts';
import { listPasskeys, removePasskey } from '../passkeys.ts';

/** The password is checked, so that the member keeps another way to log in. */
export const route = defineCall('passkeyRemove', async (context) => {
  const { body } = context;
  const member = await confirmPassword(context, body.password);
  if (member instanceof CallRefusal) return member;
  if (await removePasskey(context, member.id, body.id))
    notifySecurityChange(context, member, 'passkeyRemoved');
  return listPasskeys(context, member.id);
});
