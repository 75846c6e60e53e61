import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { clientId } from './identity-provider.ts';
import { listen, type Listening } from './listen.ts';

/** Overrides for the next ID token of an issuer; `alg: 'none'` leaves it unsigned. */
export type Token = { claims?: JWTPayload; alg?: 'none'; foreignKey?: boolean };

export type HostileIssuer = Listening & {
  /** The nonce that the next token repeats; a hostile issuer knows it from the address. */
  nonce: string;
  next: Token;
};

const key = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID issuer that takes any code and answers a token as a test wants it. */
export async function startHostileIssuer(): Promise<HostileIssuer> {
  const own = key();
  const foreign = key();
  const hostile: HostileIssuer = { origin: '', close: async () => {}, nonce: '', next: {} };

  const idToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const { claims = {}, alg, foreignKey = false } = hostile.next;
    const payload = {
      iss: hostile.origin,
      aud: clientId,
      sub: 'g-100',
      nonce: hostile.nonce,
      iat: now,
      exp: now + 300,
      ...claims,
    };
    if (alg === 'none') return `${encoded({ alg: 'none' })}.${encoded(payload)}.`;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(foreignKey ? foreign.privateKey : own.privateKey);
  };
  const answerTo: Record<string, () => object | Promise<object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: hostile.origin,
      authorization_endpoint: `${hostile.origin}/auth`,
      token_endpoint: `${hostile.origin}/token`,
      jwks_uri: `${hostile.origin}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': async () => ({ access_token: 'any', token_type: 'Bearer', id_token: await idToken() }),
  };
  const { origin, close } = await listen((request, response) => {
    void (async () => {
      const answer = await answerTo[request.url ?? '']?.();
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? {}));
    })();
  });
  return Object.assign(hostile, { origin, close });
}
