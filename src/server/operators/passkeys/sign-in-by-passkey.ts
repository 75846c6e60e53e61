import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { relyingParty } from '#server/passkeys/relying-party.ts';
import { challengeMs } from '#server/passkeys/challenges.ts';
import { beginOperatorSession, type Origin } from '../sessions.ts';
import { forgiveAddress } from '../sign-in-tries.ts';
import { newOperatorChallenge, nobody, useOperatorChallenge } from './challenges.ts';

type Credential = AdminCallTypes['passkeySessionOpen']['body']['credential'];

/** What a browser needs to have its owner choose a passkey. It names no account, so that it tells nothing about one. */
export async function signInOptions(context: ConfigContext, origin: string) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty({ origin }).host,
    challenge: await newOperatorChallenge(context, nobody),
    timeout: challengeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
}

/** The account whose passkey has signed a challenge of this server, for this host, with its owner verified. */
async function accountByPasskey(
  context: ConfigContext,
  credential: Credential,
  origin: string,
): Promise<{ id: string; username: string } | undefined> {
  const { db, clock } = context;
  const key = await db
    .selectFrom('operator_passkeys as k')
    .innerJoin('operator_accounts as a', 'a.id', 'k.account_id')
    .select(['k.id', 'k.account_id', 'k.public_key', 'k.counter', 'k.host', 'a.username'])
    .where('k.credential_id', '=', credential.id)
    .where('a.disabled', '=', false)
    .executeTakeFirst();
  const { host, origins } = relyingParty({ origin });
  const owner = Buffer.from(credential.response.userHandle ?? '', 'base64url').toString();
  if (!key || key.host !== host || key.account_id !== owner) return undefined;
  const outcome = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => useOperatorChallenge(context, nobody, challenge),
    expectedOrigin: origins,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(key.public_key),
      counter: Number(key.counter),
    },
    // What is no answer to the challenge is thrown.
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { newCounter, credentialBackedUp: synced } = outcome.authenticationInfo;
  await db
    .updateTable('operator_passkeys')
    .set({ counter: String(newCounter), synced, used_at: clock() })
    .where('id', '=', key.id)
    .execute();
  return { id: key.account_id, username: key.username };
}

/** Signs in by a passkey, which is possession and a second step in one; the answer is the token for the cookie. */
export async function signInByPasskey(
  context: ConfigContext,
  { credential, page, ...origin }: Origin & { credential: Credential; page: string },
): Promise<string | Refusal> {
  const account = await accountByPasskey(context, credential, page);
  if (!account) return refuse('PASSKEY_REFUSED');
  const { address } = origin;
  await forgiveAddress(context, address);
  const token = await beginOperatorSession(context, account.id, origin);
  const details = { address, by: 'passkey' };
  await record(context.db, context.clock, { account: account.username, action: 'session.started', details });
  return token;
}
