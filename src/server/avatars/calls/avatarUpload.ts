import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { squareOf } from '#server/images/pictures.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { avatarOf, setAvatar } from '../avatars.ts';

const hourMs = 60 * 60_000;

/** Takes a picture of the member's own (CUSTOM). */
export const route = defineCall('avatarUpload', async (context) => {
  const { brand, body, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const max = constantOf(brand, 'avatarsPerHour');
  const limited = await limitCalls(context, { subject: `avatar:${member.id}`, max, windowMs: hourMs });
  if (limited) return limited;
  const square = await squareOf(body);
  if (!square.ok) return refuseCall(square.why === 'FILE_TYPE' ? 'PICTURE_TYPE' : 'PICTURE_SIZE');
  await setAvatar(gateway.db, member, {
    kind: 'CUSTOM',
    name: newId(gateway.random),
    picture: square.picture,
    changed_at: now,
  });
  return avatarOf(gateway.db, brand, member.id);
});
