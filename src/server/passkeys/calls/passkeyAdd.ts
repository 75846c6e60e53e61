import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { notifySecurityChange } from '#server/members/notify-security-change.ts';
import { ownMember } from '#server/members/own-member.ts';
import { useChallenge } from '../challenges.ts';
import { addPasskey, listPasskeys } from '../passkeys.ts';
import { algorithms, relyingParty } from '../relying-party.ts';

export const route = defineCall('passkeyAdd', async (context) => {
  const { body } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const { host, origins } = relyingParty(context);
  const outcome = await verifyRegistrationResponse({
    response: body.credential as RegistrationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(context, member.id, challenge),
    expectedOrigin: origins,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // What is no answer to the challenge is thrown.
  }).catch(() => undefined);
  if (!outcome?.verified) return refuseCall('PASSKEY_REFUSED');
  const { credential, credentialBackedUp: synced } = outcome.registrationInfo;
  const added = await addPasskey(context, member.id, {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    host,
    synced,
  });
  if (!added) return refuseCall('PASSKEY_REFUSED');
  notifySecurityChange(context, member, 'passkeyAdded');
  return listPasskeys(context, member.id);
});
