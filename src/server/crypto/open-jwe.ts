import { createDecipheriv, createHash, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';

/** Protected header of a compact JWE. */
type JweHeader = Readonly<Record<string, unknown>>;

export type Jwe = {
  header: JweHeader;
  /** The text inside; undefined when the key is another, or anything of it was changed. */
  open(key: KeyObject): Buffer | undefined;
};

/** Members of a header that a page of ours writes. What else would change how a body is read (crit, zip, apu, …) is not read at all. */
const known = new Set(['alg', 'enc', 'kid', 'call', 'epk', 'typ', 'cty']);
const base64url = /^[A-Za-z0-9_-]*$/u;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The length of a part of the key derivation's input, and the part (RFC 7518, 4.6.2). */
function lengthAnd(part: string): Buffer {
  const buffer = Buffer.alloc(4 + part.length);
  buffer.writeUInt32BE(part.length);
  buffer.write(part, 4, 'ascii');
  return buffer;
}

const round = Buffer.from([0, 0, 0, 1]);
const keyBits = Buffer.from([0, 0, 1, 0]);
/** Algorithm, and neither party's name. */
const otherInfo = Buffer.concat([lengthAnd('A256GCM'), lengthAnd(''), lengthAnd(''), keyBits]);

/** Concat KDF with SHA-256: one round is a whole key of 256 bits. */
const contentKey = (secret: Buffer): Buffer =>
  createHash('sha256').update(round).update(secret).update(otherInfo).digest();

function headerOf(part: string): JweHeader | undefined {
  const header: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  if (!isObject(header) || Object.keys(header).some((name) => !known.has(name))) return undefined;
  return header['alg'] === 'ECDH-ES' && header['enc'] === 'A256GCM' ? header : undefined;
}

/** The public key that the body was made with; it throws for a point that is not on the curve. */
function ephemeralKey({ epk }: JweHeader): KeyObject | undefined {
  if (!isObject(epk) || epk['kty'] !== 'EC' || epk['crv'] !== 'P-256') return undefined;
  const { x, y } = epk;
  if (typeof x !== 'string' || typeof y !== 'string' || x.length !== 43 || y.length !== 43) return undefined;
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/**
 * Reads a compact JWE of ECDH-ES on P-256 with A256GCM (RFC 7516, RFC 7518); undefined for other text. Synchronous
 * crypto: WebCrypto would take five turns through the threads that hash passwords.
 */
export function readJwe(text: string): Jwe | undefined {
  const parts = text.split('.', 6);
  const [protectedPart = '', keyPart, iv = '', ciphertext = '', tag = ''] = parts;
  if (parts.length !== 5 || keyPart !== '' || !parts.every((part) => base64url.test(part))) return undefined;
  try {
    const header = headerOf(protectedPart);
    const ephemeral = header && ephemeralKey(header);
    if (!header || !ephemeral) return undefined;
    return {
      header,
      open(key) {
        try {
          const secret = diffieHellman({ privateKey: key, publicKey: ephemeral });
          const nonce = Buffer.from(iv, 'base64url');
          const authTag = Buffer.from(tag, 'base64url');
          if (nonce.length !== 12 || authTag.length !== 16) return undefined;
          const decipher = createDecipheriv('aes-256-gcm', contentKey(secret), nonce, { authTagLength: 16 });
          decipher.setAAD(Buffer.from(protectedPart, 'ascii'));
          decipher.setAuthTag(authTag);
          return Buffer.concat([decipher.update(ciphertext, 'base64url'), decipher.final()]);
        } catch {
          return undefined;
        }
      },
    };
  } catch {
    return undefined;
  }
}
