import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** What an authenticator answers, to a login as to a new passkey; its bytes are the words below, which no platform would accept. */
const credential = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('data'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
    authenticatorData: bytes('authenticator'),
    signature: bytes('signed'),
    userHandle: bytes('owner'),
  },
};

export const exception = (name: string): DOMException => new DOMException('As a browser says it.', name);

/** Gives the browser of a test an authenticator; undo by `vi.unstubAllGlobals`. */
export function fakeAuthenticator({
  own = true,
  autofill = false,
}: {
  /** The device itself verifies its owner. */
  own?: boolean;
  /** The browser offers passkeys where a username is typed. */
  autofill?: boolean;
} = {}) {
  const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>(async () => credential);
  const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>(async () => credential);
  let choose: ((chosen: unknown) => void) | undefined;
  const offer = ({ signal }: CredentialRequestOptions) =>
    new Promise<unknown>((resolve, reject) => {
      choose = resolve;
      signal?.addEventListener('abort', () => {
        choose = undefined;
        reject(signal.reason);
      });
    });
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.assign(globalThis.PublicKeyCredential, {
    isConditionalMediationAvailable: async () => autofill,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => own,
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create,
      get: (options: CredentialRequestOptions) =>
        options.mediation === 'conditional' ? offer(options) : get(options),
    },
  });
  return {
    create,
    get,
    /** True while passkeys are offered where a username is typed. */
    isOffering: () => choose !== undefined,
    /** Chooses one of them. */
    choose: () => choose?.(credential),
  };
}
