import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { refuse, type Refusal } from '../refusal.ts';
import type { DecryptionKeys } from './keys.ts';

/** Longest JWE that is looked at, in characters. */
const maxLength = 64 * 1024;

type Header = { kid?: string; call?: unknown };

const headerOf = (jwe: string): Header | undefined => {
  try {
    return decodeProtectedHeader(jwe) as Header;
  } catch {
    return undefined;
  }
};

/**
 * The text inside a compact JWE (ECDH-ES, A256GCM) for one of our keys. Its protected header has to name the call it
 * is for, so that a body cannot be replayed to another one.
 */
export async function decryptText(
  keys: DecryptionKeys,
  jwe: string,
  call: string,
): Promise<{ text: string } | Refusal> {
  const header = jwe.length <= maxLength ? headerOf(jwe.trim()) : undefined;
  const key = typeof header?.kid === 'string' ? await keys.privateKey(header.kid) : undefined;
  if (!header || !key) return refuse('DECRYPTION_FAILED');
  try {
    const { plaintext } = await compactDecrypt(jwe.trim(), key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    // Only now is the header known to be what the page wrote: it is authenticated with the text.
    if (header.call !== call) return refuse('ENCRYPTED_FOR_ANOTHER_CALL');
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext) };
  } catch {
    return refuse('DECRYPTION_FAILED');
  }
}
