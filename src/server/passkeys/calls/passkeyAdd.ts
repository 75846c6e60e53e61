import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';
import { ownMember } from '#server/members/own-member.ts';
import { madePasskey } from '../ceremonies.ts';
import { useChallenge } from '../challenges.ts';
import { addPasskey, listPasskeys } from '../passkeys.ts';

export const route = defineCall('passkeyAdd', async (context) => {
  const { body } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const made = await madePasskey(context.origin, body.credential, (challenge) =>
    useChallenge(context, member.id, challenge),
  );
  if (!made) return refuseCall('PASSKEY_REFUSED');
  const added = await addPasskey(context, member.id, made);
  if (!added) return refuseCall('PASSKEY_REFUSED');
  notifySecurityChange(context, member, 'passkeyAdded');
  return listPasskeys(context, member.id);
});
