import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { logIn } from '#server/sessions/log-in.ts';
import type { SessionValue } from '#server/sessions/sessions.ts';
import { useChallenge } from './challenges.ts';
import { findPasskey, noteUse } from './passkeys.ts';
import { refusedByPasskeyTries } from './passkey-tries.ts';
import { relyingParty } from './relying-party.ts';

type PasskeyLogin = Extract<CallTypes['sessionLogin']['body'], { type: 'passkey' }>;

/** The member whose passkey has signed a challenge of this server, for this host, with its owner verified; undefined for anything else. */
async function memberByPasskey(
  context: CallContext,
  credential: PasskeyLogin['credential'],
): Promise<Member | undefined> {
  const key = await findPasskey(context, credential.id);
  const { host, origins } = relyingParty(context);
  const owner = Buffer.from(credential.response.userHandle ?? '', 'base64url').toString();
  if (!key || key.host !== host || key.member_id !== owner) return undefined;
  const outcome = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => useChallenge(context, '', challenge),
    expectedOrigin: origins,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: key.credential_id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
    },
    // What is no answer to the challenge is thrown.
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { newCounter: counter, credentialBackedUp: synced } = outcome.authenticationInfo;
  const noted = await noteUse(context, { credentialId: key.credential_id, counter, synced });
  return noted ? findMember(context.gateway.db, key.brand, key.member_id) : undefined;
}

/** Logs in by a passkey, which its authenticator chooses: no name is asked for. */
export async function loginByPasskey(
  context: CallContext,
  { credential, side }: PasskeyLogin,
): Promise<SessionValue | CallRefusal> {
  const limited = await refusedByPasskeyTries(context, 'login');
  if (limited) return limited;
  const member = await memberByPasskey(context, credential);
  return member ? logIn(context, member, 'passkey', { side }) : refuseCall('PASSKEY_REFUSED');
}
