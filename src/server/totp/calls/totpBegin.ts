import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { refusedByPassword } from '#server/passwords/own-password.ts';
import { ownMember } from '#server/members/own-member.ts';
import { brandNameOf } from '#server/messages/wording.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { authenticatorUri } from '#server/crypto/authenticator.ts';
import { beginEnrolment } from '../enrolments.ts';

export const route = defineCall('totpBegin', async (context) => {
  const { body, brand, language, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const refused = await refusedByPassword(context, member, { password: body.password, field: 'password' });
  if (refused) return refused;
  const secret = await beginEnrolment(context, member.id);
  if (secret === undefined) return refuseCall('TOTP_ON');
  const minutes = constantOf(brand, 'totpEnrolmentMinutes');
  return {
    secret,
    address: authenticatorUri(secret, { issuer: brandNameOf(brand, language), account: member.account }),
    expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
  };
});
