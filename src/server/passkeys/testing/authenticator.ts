import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const flag = { present: 0x01, verified: 0x04, attested: 0x40 };

type Given = {
  /** Origin of the page, as its browser says. */
  origin: string;
  host?: string;
  verified?: boolean;
};

/** An authenticator in software with one passkey (ES256, no attestation), whose counter a test may set. */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #owner = '';
  counter = 0;

  #data(host: string, flags: number, rest: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.counter += 1));
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, rest]);
  }

  /** Answers the options of passkeyBegin. */
  create(options: Record<string, unknown>, { origin, host, verified = true }: Given) {
    const { challenge, rp, user } = options as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
    };
    this.#owner = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.#id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const flags = flag.present | flag.attested | (verified ? flag.verified : 0);
    const authData = new Uint8Array(this.#data(host ?? rp.id, flags, attested));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.#credential,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, origin),
        attestationObject: b64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ['internal'],
      },
    };
  }

  /** Answers the options of passkeyChallenge. */
  get(options: Record<string, unknown>, { origin, host, verified = true }: Given) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    const data = this.#data(host ?? rpId, flag.present | (verified ? flag.verified : 0));
    const clientDataJSON = this.#clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#credential,
      response: {
        clientDataJSON,
        authenticatorData: b64(data),
        signature: b64(createSign('sha256').update(signed).sign(this.#keys.privateKey)),
        userHandle: this.#owner,
      },
    };
  }

  get #credential() {
    const id = b64(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, origin: string): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
