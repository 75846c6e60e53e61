import { defineCall } from '#server/calls/call.ts';
import { requestOptions } from '../ceremonies.ts';
import { newChallenge } from '../challenges.ts';
import { refusedByPasskeyTries } from '../passkey-tries.ts';

/** Names no account, so the answer tells nothing about one: the authenticator has the passkeys of this host. */
export const route = defineCall('passkeyChallenge', async (context) => {
  const limited = await refusedByPasskeyTries(context, 'challenge');
  if (limited) return limited;
  return requestOptions(context.origin, await newChallenge(context, ''));
});
