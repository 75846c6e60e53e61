import { CompactEncrypt, importJWK } from 'jose';
import type { Jwk } from './encrypt.ts';

/** Compact JWE of a text for a public key: ECDH-ES with A256GCM, its header bound to one call. */
export async function encryptFor(key: Jwk, text: string, call: string): Promise<string> {
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    call,
    ...(key.kid === undefined ? {} : { kid: key.kid }),
  };
  const imported = await importJWK(key, 'ECDH-ES');
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(header).encrypt(imported);
}
