import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { refuseCall } from '#server/calls/refusal.ts';
import { createDiscovery } from './discovery.ts';
import { callbackUrl, refusedProof, textClaim } from './oauth.ts';
import type { Offered, Provider } from './provider.ts';

/** OpenID Connect: the code flow with PKCE and nonce; signatures of tokens are checked too. */
export function openIdConnect(clock: () => Date): Provider<'oidc'> {
  const discover = createDiscovery(clock);
  const configOf = ({ settings: { issuer = '', clientId = '' }, secret }: Offered<'oidc'>) =>
    discover({ issuer, clientId, secret });

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
