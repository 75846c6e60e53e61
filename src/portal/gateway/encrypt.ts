import { loadWithRetry } from '#ui/blocks/load-with-retry.ts';
import { CallError } from './call-error.ts';

/** Encrypts a text for the gateway: compact JWE, ECDH-ES with A256GCM. `call` binds it to one call. */
type Encrypt = (text: string, call: string) => Promise<string>;

export type Encryption = {
  encrypt: Encrypt;
  /** The gateway does not know the key: the next text is encrypted for a key fetched anew. */
  renew: () => void;
};

/** Encryption for the gateway's current key. jose and the key are fetched when first needed. */
export function createEncryption(fetch: typeof globalThis.fetch): Encryption {
  let keys: Promise<Response> | undefined;
  return {
    async encrypt(text, call) {
      try {
        keys ??= fetch('/.well-known/jwks.json', { cache: 'no-cache' });
        const [answer, { encryptFor }] = await Promise.all([keys, loadWithRetry(() => import('./jose.ts'))]);
        return await encryptFor(answer, text, call);
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
