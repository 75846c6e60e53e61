import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Db } from '#server/db/types.ts';
import { secret } from '#server/crypto/secrets.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';

/** Validity of a token; push services take a day at most. */
const tokenMs = 12 * 60 * 60_000;

/** The key pair by which push services know this server (RFC 8292): made once, the same in every process. */
export type Vapid = {
  /** Public key, base64url, for the browsers of members. */
  publicKey: string;
  /** Value of the header Authorization for a push service. */
  authorization(endpoint: string, now: Date): Promise<string>;
};

/** `contact`: address by which push services reach who runs this server. */
export async function openVapid(keeper: { db: Db; random: RandomBytes }, contact: string): Promise<Vapid> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await secret(keeper, 'push'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey().toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    async authorization(endpoint, now) {
      const token = await new SignJWT({ sub: contact })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(new Date(now.getTime() + tokenMs))
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
