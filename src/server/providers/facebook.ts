import { createHmac } from 'node:crypto';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  None,
} from 'openid-client';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { callbackUrl, allowLocal, refusedProof, textClaim } from './oauth.ts';
import { providerPatienceMs, type Claim, type Offered, type Provider } from './provider.ts';

const fields = 'id,name,email';

function configOf({ settings, secret }: Offered<'facebook'>): Configuration {
  const { authorization = '', token = '', clientId = '' } = settings;
  const config = new Configuration(
    // It has no metadata to discover. Its answers name no issuer either, so that any name does.
    { issuer: new URL(authorization).origin, authorization_endpoint: authorization, token_endpoint: token },
    clientId,
    undefined,
    secret === undefined ? None() : ClientSecretPost(secret),
  );
  config.timeout = providerPatienceMs / 1000;
  allowLocal(config);
  return config;
}

/** Proves that the caller knows the app secret (Facebook, "Securing Graph API requests"). */
const secretProof = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('hex');

/** Claim about the owner of the token, from the Graph API. */
async function profileOf(
  { settings, secret }: Offered<'facebook'>,
  token: string,
): Promise<Claim | CallRefusal> {
  const address = new URL(settings.profile ?? '');
  address.searchParams.set('fields', fields);
  if (secret !== undefined) address.searchParams.set('appsecret_proof', secretProof(token, secret));
  const answer = await fetch(address, {
    // In the header, so that no address contains the token.
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(providerPatienceMs),
  });
  if (answer.status === 400 || answer.status === 401) return refuseCall('PROVIDER_REFUSED');
  if (!answer.ok) throw new Error(`The profile of ${address.host} answered HTTP ${answer.status}.`);
  const { id, name, email } = (await answer.json()) as Record<string, unknown>;
  const subject = textClaim(typeof id === 'number' ? String(id) : id);
  if (subject === undefined) throw new Error(`The profile of ${address.host} has no id.`);
  return { subject, name: textClaim(name), email: textClaim(email) };
}

/** Facebook: OAuth's code flow with PKCE, then the user from the Graph API. */
export const facebook: Provider<'facebook'> = {
  async begin(offered, { state, verifier }) {
    const address = buildAuthorizationUrl(configOf(offered), {
      redirect_uri: offered.returnTo,
      // As Facebook writes lists of scopes.
      scope: (offered.settings.scopes ?? ['public_profile']).join(','),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
    });
    return address.href;
  },

  async prove(offered, proof, { begun }) {
    if (!begun) return refuseCall('PROVIDER_STATE');
    let token: string;
    try {
      const tokens = await authorizationCodeGrant(configOf(offered), callbackUrl(offered.returnTo, proof), {
        pkceCodeVerifier: begun.verifier,
        expectedState: begun.state,
      });
      token = tokens.access_token;
    } catch (fault) {
      return refusedProof(fault);
    }
    return profileOf(offered, token);
  },
};
