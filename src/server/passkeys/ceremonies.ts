import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { relyingParty } from './relying-party.ts';

/** Milliseconds that a challenge can be answered for; also the time a browser waits for its owner. */
export const challengeMs = 5 * 60_000;

/** COSE algorithms of the keys that are accepted: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257];

type Challenge = Uint8Array<ArrayBuffer>;

/** Uses a challenge up; false for one that was not made for this, or has expired. */
type UseChallenge = (challenge: string) => Promise<boolean>;

/** A key as its authenticator made it. */
export type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  host: string;
  synced: boolean;
};

/** What a browser needs to make a passkey of an account, beside those that it has at the host. */
export async function creationOptions(
  origin: string,
  {
    name,
    account,
    known,
    challenge,
  }: {
    /** Of the site, as the browser shows it. */
    name: string;
    account: { id: string; name: string };
    known: readonly string[];
    challenge: Challenge;
  },
) {
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingParty({ origin }).host,
    userID: new TextEncoder().encode(account.id),
    userName: account.name,
    userDisplayName: account.name,
    challenge,
    timeout: challengeMs,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { options: { ...options } };
}

/** What a browser needs to have its owner choose a passkey of the host. It names no account, so that it tells nothing about one. */
export async function requestOptions(origin: string, challenge: Challenge) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty({ origin }).host,
    challenge,
    timeout: challengeMs,
    userVerification: 'required',
  });
  return { options: { ...options } };
}

/** The passkey that was made for a challenge, at this host, with its owner verified; undefined for anything else. */
export async function madePasskey(
  origin: string,
  credential: object,
  useChallenge: UseChallenge,
): Promise<NewPasskey | undefined> {
  const { host, origins } = relyingParty({ origin });
  const outcome = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: useChallenge,
    expectedOrigin: origins,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // What is no answer to the challenge is thrown.
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { credential: made, credentialBackedUp: synced } = outcome.registrationInfo;
  return { credentialId: made.id, publicKey: made.publicKey, counter: made.counter, host, synced };
}

type Sent = { id: string; response: { userHandle?: string } };
type KnownPasskey = { host: string; owner: string; publicKey: Uint8Array; counter: string };

/** What a passkey says that has signed a challenge for this host, of its owner and with its owner verified; undefined for anything else. */
export async function usedPasskey(
  origin: string,
  credential: Sent,
  { key, useChallenge }: { key: KnownPasskey; useChallenge: UseChallenge },
): Promise<{ counter: number; synced: boolean } | undefined> {
  const { host, origins } = relyingParty({ origin });
  const owner = Buffer.from(credential.response.userHandle ?? '', 'base64url').toString();
  if (key.host !== host || key.owner !== owner) return undefined;
  const outcome = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: useChallenge,
    expectedOrigin: origins,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(key.publicKey),
      counter: Number(key.counter),
    },
    // What is no answer to the challenge is thrown.
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { newCounter: counter, credentialBackedUp: synced } = outcome.authenticationInfo;
  return { counter, synced };
}

/** Condition on a row of a passkey: none has counted as far in the meantime, or it counts nothing. */
export const goesOn = (counter: number) =>
  sql<boolean>`(counter < ${String(counter)}::bigint or (counter = 0 and ${counter === 0}::boolean))`;
