import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { listen, type Listening } from './listen.ts';

export const botToken = '4839574812:AAFD39kkdpWt3ywyRZergyOLMaJhac60qc';

/** Result of Telegram's login page, signed with the token of a bot; base64 of JSON. */
export function telegramResult(values: Readonly<Record<string, string | number>>, token = botToken): string {
  const lines = Object.keys(values)
    .sort()
    .map((name) => `${name}=${values[name] ?? ''}`)
    .join('\n');
  const key = createHash('sha256').update(token).digest();
  const hash = createHmac('sha256', key).update(lines).digest('hex');
  return Buffer.from(JSON.stringify({ ...values, hash })).toString('base64');
}

export const projectId = 'livery-tests';

export type TokenIssuer = Listening & {
  /** An ID token as Firebase issues it after a phone sign-in; `claims` over what is usual. */
  token(now: Date, claims: JWTPayload, header?: { kid?: string }): Promise<string>;
};

/** Issues ID tokens as Firebase does, with its keys at the origin's /jwks. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const listening = await listen((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  });
  return {
    ...listening,
    token(now, claims, header = {}) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        iss: `https://securetoken.google.com/${projectId}`,
        aud: projectId,
        sub: 'uid-1',
        iat: seconds,
        exp: seconds + 3600,
        auth_time: seconds,
        phone_number: '+95977000001',
        firebase: { sign_in_provider: 'phone' },
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
        .sign(privateKey);
    },
  };
}
