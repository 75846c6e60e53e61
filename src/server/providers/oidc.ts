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
} from 'openid-client';
import { refuseCall } from '#server/calls/refusal.ts';
import { callbackUrl, refusedProof, textClaim } from './oauth.ts';
import { providerPatienceMs, type Offered, type Provider } from './provider.ts';

/** Time for which an issuer's metadata is cached. */
const freshMs = 60 * 60_000;

type Known = { config: Promise<Configuration>; readAt: number };

/** OpenID Connect: the code flow with PKCE and nonce; signatures of tokens are checked too. */
export function openIdConnect(clock: () => Date): Provider<'oidc'> {
  const known = new Map<string, Known>();

  /** Cache of public metadata, per process. */
  const configOf = ({ settings, secret }: Offered<'oidc'>): Promise<Configuration> => {
    const { issuer = '', clientId = '' } = settings;
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

  return {
    async begin(offered, { state, nonce, verifier }) {
      const address = buildAuthorizationUrl(await configOf(offered), {
        redirect_uri: offered.returnTo,
        scope: (offered.settings.scopes ?? ['openid']).join(' '),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return address.href;
    },

    async prove(offered, proof, { begun }) {
      if (!begun) return refuseCall('PROVIDER_STATE');
      const config = await configOf(offered);
      try {
        const tokens = await authorizationCodeGrant(config, callbackUrl(offered.returnTo, proof), {
          pkceCodeVerifier: begun.verifier,
          expectedNonce: begun.nonce,
          expectedState: begun.state,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return refuseCall('PROVIDER_REFUSED');
        const { sub, name, email } = claims;
        return { subject: sub, name: textClaim(name), email: textClaim(email) };
      } catch (fault) {
        return refusedProof(fault);
      }
    },
  };
}
