import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { CallError } from './call-error.ts';

/** A key as the platform publishes it. */
export type Jwk = { kid?: string; kty: string; use?: string; [member: string]: unknown };

/** Encrypts a text for the gateway: compact JWE, ECDH-ES with A256GCM. `call` binds it to one call. */
type Encrypt = (text: string, call: string) => Promise<string>;

export type Encryption = {
  encrypt: Encrypt;
  /** The gateway does not know the key: the next text is encrypted for a key fetched anew. */
  renew: () => void;
};

const keyAddress = '/.well-known/jwks.json';

/** Encryption for the gateway's current key. jose and the key are fetched when first needed. */
export function createEncryption(fetch: typeof globalThis.fetch): Encryption {
  let keys: Promise<Jwk> | undefined;

  const fetchKey = async (): Promise<Jwk> => {
    const response = await fetch(keyAddress, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${keyAddress} answered HTTP ${response.status}`);
    const { keys: found } = (await response.json()) as { keys: Jwk[] };
    const key = found.find(({ use, kty }) => (use ?? 'enc') === 'enc' && (kty === 'EC' || kty === 'OKP'));
    if (!key) throw new Error(`${keyAddress} has no key for encryption`);
    return key;
  };

  return {
    async encrypt(text, call) {
      try {
        keys ??= fetchKey();
        const [key, { encryptFor }] = await Promise.all([keys, loadWithRetry(() => import('./jose.ts'))]);
        return await encryptFor(key, text, call);
      } catch (cause) {
        keys = undefined;
        throw new CallError(
          'ENCRYPTION_FAILED',
          'The values could not be encrypted, so they were not sent.',
          { cause },
        );
      }
    },
    renew() {
      keys = undefined;
    },
  };
}
