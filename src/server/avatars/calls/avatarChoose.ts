import { defineCall } from '#server/calls/call.ts';
import { documentOf } from '#server/brands/documents.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { avatarOf, setAvatar } from '../avatars.ts';

/** Takes one of the brand's pictures (STATIC). */
export const route = defineCall('avatarChoose', async (context) => {
  const { brand, body, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const offered = documentOf(brand, 'brand')?.avatars ?? [];
  if (!offered.includes(body.avatar)) return refuseCall('AVATAR_NOT_OFFERED');
  await setAvatar(gateway.db, member, { kind: 'STATIC', name: body.avatar, picture: null, changed_at: now });
  return avatarOf(gateway.db, brand, member.id);
});
