import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { confirmPassword } from '#server/passwords/own-password.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';
import { unlink } from '../identities.ts';
import { linkedProviders } from '../linked.ts';

/** The password is checked, so that the member keeps another way to log in. */
export const route = defineCall('memberProviderUnlink', async (context) => {
  const { gateway, brand, body } = context;
  const member = await confirmPassword(context, body.password);
  if (member instanceof CallRefusal) return member;
  await unlink(gateway.db, { brand: brand.brand, memberId: member.id }, body.provider);
  notifySecurityChange(context, member, 'providerUnlinked');
  return linkedProviders(context, member.id);
});
