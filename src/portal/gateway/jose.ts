import { CompactEncrypt, importJWK } from 'jose';

/** A key as the platform publishes it. */
type Jwk = { kid?: string; kty: string; use?: string; [member: string]: unknown };

/** Key for encryption among those that the platform has answered; the answer is kept, and read each time. */
async function keyIn(answer: Response): Promise<Jwk> {
  if (!answer.ok) throw new Error(`The keys of the gateway were answered by HTTP ${answer.status}`);
  const { keys } = (await answer.clone().json()) as { keys: Jwk[] };
  const key = keys.find(({ use, kty }) => (use ?? 'enc') === 'enc' && (kty === 'EC' || kty === 'OKP'));
  if (!key) throw new Error('The gateway has no key for encryption');
  return key;
}

/** Compact JWE of a text for a key of the gateway: ECDH-ES with A256GCM, its header bound to one call. */
export async function encryptFor(keys: Response, text: string, call: string): Promise<string> {
  const key = await keyIn(keys);
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    call,
    ...(key.kid === undefined ? {} : { kid: key.kid }),
  };
  const imported = await importJWK(key, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(imported);
}
