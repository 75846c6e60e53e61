import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { confirmPassword } from '#server/passwords/own-password.ts';
import { begin } from '../claim.ts';

/** A stolen session must not be able to add a way in, so the password is asked for again. */
export const route = defineCall('memberProviderBegin', async (context) => {
  const member = await confirmPassword(context, context.body.password);
  if (member instanceof CallRefusal) return member;
  return begin(context, { provider: context.body.provider, memberId: member.id });
});
