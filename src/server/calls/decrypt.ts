import { refuseCall, type CallRefusal } from './refusal.ts';
import type { DecryptionKeys } from '#server/crypto/keys.ts';
import { readJwe } from '#server/crypto/open-jwe.ts';

/** Longest JWE that is looked at, in characters. */
const maxLength = 64 * 1024;

/**
 * The text inside a compact JWE (ECDH-ES, A256GCM) for one of our keys. Its protected header has to name the call it
 * is for, so that a body cannot be replayed to another one.
 */
export async function decryptText(
  keys: DecryptionKeys,
  jwe: string,
  call: string,
): Promise<{ text: string } | CallRefusal> {
  const read = jwe.length <= maxLength ? readJwe(jwe.trim()) : undefined;
  const kid = read?.header['kid'];
  const key = typeof kid === 'string' ? await keys.privateKey(kid) : undefined;
  const plain = key && read?.open(key);
  if (!read || !plain) return refuseCall('DECRYPTION_FAILED');
  // The header is authenticated together with the text, so it can be trusted only now.
  if (read.header['call'] !== call) return refuseCall('ENCRYPTED_FOR_ANOTHER_CALL');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain) };
  } catch {
    return refuseCall('DECRYPTION_FAILED');
  }
}
