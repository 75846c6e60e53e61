import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  type Configuration,
  type IDToken,
} from 'openid-client';
import { providerPatienceMs, type Begun } from './provider.ts';

/** A client of an OpenID issuer. */
export type IssuerClient = { issuer: string; clientId: string; secret: string | undefined };

/** Time for which an issuer's metadata is cached. */
const freshMs = 60 * 60_000;

type Known = { config: Promise<Configuration>; readAt: number };

/** Reads what issuers say of themselves, which a process keeps for an hour. @throws when an issuer cannot be reached */
export function createDiscovery(clock: () => Date): (client: IssuerClient) => Promise<Configuration> {
  const known = new Map<string, Known>();
  return ({ issuer, clientId, secret }) => {
    const key = JSON.stringify([issuer, clientId, secret]);
    const now = clock().getTime();
    const found = known.get(key);
    if (found && now - found.readAt < freshMs) return found.config;
    const address = new URL(issuer);
    const config = discovery(
      address,
      clientId,
      {},
      secret === undefined ? None() : ClientSecretPost(secret),
      {
        timeout: providerPatienceMs / 1000,
        execute: [
          enableNonRepudiationChecks,
          ...(address.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    );
    known.set(key, { config, readAt: now });
    // An issuer that could not be reached is asked again next time.
    config.catch(() => known.delete(key));
    return config;
  };
}

/** Address of the issuer to send a browser to: the code flow with PKCE and nonce. */
export async function authorizationAddress(
  config: Configuration,
  { state, nonce, verifier }: Begun,
  asked: { redirect_uri: string; scope: string; prompt?: string },
): Promise<string> {
  const address = buildAuthorizationUrl(config, {
    ...asked,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return address.href;
}

/** Claims of the ID token that an answer of the issuer is exchanged for. @throws when the answer is wrong or the issuer fails */
export async function provedClaims(
  config: Configuration,
  { state, nonce, verifier }: Begun,
  returned: URL,
): Promise<IDToken | undefined> {
  const tokens = await authorizationCodeGrant(config, returned, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  return tokens.claims();
}
