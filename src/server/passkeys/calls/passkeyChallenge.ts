import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { defineCall } from '#server/calls/call.ts';
import { challengeMs, newChallenge } from '../challenges.ts';
import { refusedByPasskeyTries } from '../passkey-tries.ts';
import { relyingParty } from '../relying-party.ts';

/** Names no account, so the answer tells nothing about one: the authenticator has the passkeys of this host. */
export const route = defineCall('passkeyChallenge', async (context) => {
  const limited = await refusedByPasskeyTries(context, 'challenge');
  if (limited) return limited;
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).host,
    challenge: await newChallenge(context, ''),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
});
