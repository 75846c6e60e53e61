import { defineCall } from '#server/calls/call.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { avatarOf, dropAvatar } from '../avatars.ts';

/** Takes the member's picture away; the page shows the first letter of the account instead. */
export const route = defineCall('avatarRemove', async (context) => {
  const { brand, gateway } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  await dropAvatar(gateway.db, member);
  return avatarOf(gateway.db, brand, member.id);
});
