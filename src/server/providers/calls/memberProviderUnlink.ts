import { defineCall } from '../../calls/call.ts';
import { CallRefusal } from '../../calls/refusal.ts';
import { confirmPassword } from '../../passwords/own-password.ts';
import { tellMember } from '../../members/tell-member.ts';
import { unlink } from '../identities.ts';
import { linkedProviders } from '../linked.ts';

/** The password is checked, so that the member keeps another way to log in. */
export const route = defineCall('memberProviderUnlink', async (context) => {
  const { gateway, brand, body } = context;
  const member = await confirmPassword(context, body.password);
  if (member instanceof CallRefusal) return member;
  await unlink(gateway.db, { brand: brand.brand, memberId: member.id }, body.provider);
  tellMember(context, member, 'providerUnlinked');
  return linkedProviders(context, member.id);
});
