import { refuseCall } from '#server/calls/refusal.ts';
import { authorizationAddress, createDiscovery, provedClaims } from './openid.ts';
import { callbackUrl, refusedProof, textClaim } from './oauth.ts';
import type { Offered, Provider } from './provider.ts';

/** OpenID Connect: the code flow with PKCE and nonce; signatures of tokens are checked too. */
export function openIdConnect(clock: () => Date): Provider<'oidc'> {
  const discover = createDiscovery(clock);
  const configOf = ({ settings: { issuer = '', clientId = '' }, secret }: Offered<'oidc'>) =>
    discover({ issuer, clientId, secret });

  return {
    begin: async (offered, begun) =>
      authorizationAddress(await configOf(offered), begun, {
        redirect_uri: offered.returnTo,
        scope: (offered.settings.scopes ?? ['openid']).join(' '),
      }),

    async prove(offered, proof, { begun }) {
      if (!begun) return refuseCall('PROVIDER_STATE');
      const config = await configOf(offered);
      try {
        const claims = await provedClaims(config, begun, callbackUrl(offered.returnTo, proof));
        if (!claims) return refuseCall('PROVIDER_REFUSED');
        const { sub, name, email } = claims;
        return { subject: sub, name: textClaim(name), email: textClaim(email) };
      } catch (fault) {
        return refusedProof(fault);
      }
    },
  };
}
