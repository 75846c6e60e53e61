import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { findMember, type Member } from '#server/members/members.ts';
import { logIn } from '#server/sessions/log-in.ts';
import type { SessionValue } from '#server/sessions/sessions.ts';
import { usedPasskey } from './ceremonies.ts';
import { useChallenge } from './challenges.ts';
import { findPasskey, noteUse } from './passkeys.ts';
import { refusedByPasskeyTries } from './passkey-tries.ts';

type PasskeyLogin = Extract<CallTypes['sessionLogin']['body'], { type: 'passkey' }>;

/** The member whose passkey has signed a challenge of this server, for this host, with its owner verified; undefined for anything else. */
async function memberByPasskey(
  context: CallContext,
  credential: PasskeyLogin['credential'],
): Promise<Member | undefined> {
  const key = await findPasskey(context, credential.id);
  const used =
    key &&
    (await usedPasskey(context.origin, credential, {
      key: { host: key.host, owner: key.member_id, publicKey: key.public_key, counter: key.counter },
      useChallenge: (challenge) => useChallenge(context, '', challenge),
    }));
  if (!used) return undefined;
  const noted = await noteUse(context, { credentialId: key.credential_id, ...used });
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
