import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { RandomBytes } from '#server/crypto/tokens.ts';

/** Public key and secret of a device, both base64url, as its browser gives them. */
export type PushKeys = { p256dh: string; auth: string };

/** Bytes of an uncompressed point of P-256. */
const pointBytes = 65;
const authBytes = 16;
/** Bytes of the one record: what every push service takes (RFC 8030). */
const recordBytes = 4096;
/** Bytes of the words that a record has room for, beside its header, tag and end. */
export const payloadBytesMost = recordBytes - (16 + 4 + 1 + pointBytes) - 16 - 1;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Reads keys; undefined unless both have their length and the public one is a point of the curve. */
export function readPushKeys({ p256dh, auth }: PushKeys): { point: Buffer; secret: Buffer } | undefined {
  const [point, secret] = [Buffer.from(p256dh, 'base64url'), Buffer.from(auth, 'base64url')];
  if (point.length !== pointBytes || point[0] !== 4 || secret.length !== authBytes) return undefined;
  try {
    const probe = createECDH('prime256v1');
    probe.generateKeys();
    probe.computeSecret(point);
    return { point, secret };
  } catch {
    return undefined;
  }
}

/**
 * Encrypts a payload for one device (RFC 8291): only its browser reads it, not the push service. `random` gives the salt and then the key
 * of this one message.
 * @throws RangeError for keys that are none, or a payload that no record holds.
 */
export function encryptPush(keys: PushKeys, payload: Buffer, random: RandomBytes): Buffer {
  const device = readPushKeys(keys);
  if (!device || payload.length > payloadBytesMost) throw new RangeError('This cannot be encrypted.');
  const salt = Buffer.from(random(16));
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(random(32)));
  const point = own.getPublicKey();
  const shared = own.computeSecret(device.point);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), device.point, point]);
  const key = derive(shared, device.secret, about, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  // The last record ends with 2 (RFC 8188).
  const sealed = Buffer.concat([cipher.update(payload), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.of(point.length), point, sealed, cipher.getAuthTag()]);
}
