import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { secret } from './secrets.ts';
import type { Db } from '#server/db/types.ts';
import type { RandomBytes } from './tokens.ts';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

type Keeper = { db: Db; random: RandomBytes };

/** A key for one use, derived from the server's own, so that no two uses share a key. */
async function keyFor(keeper: Keeper, use: string): Promise<Buffer> {
  const root = await secret(keeper, 'seal');
  return Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `livery ${use}`, 32));
}

/**
 * Encrypts a text that has to be read again, such as the key of an authenticator (AES-256-GCM). `about` names owner and
 * use as authenticated data: a sealed text moved to another row does not open.
 */
export async function seal(keeper: Keeper, text: string, about: string): Promise<string> {
  const nonce = Buffer.from(keeper.random(nonceBytes));
  const cipher = createCipheriv(algorithm, await keyFor(keeper, 'seal'), nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64url')}`;
}

/** The text of `seal`. Throws for one that was changed, moved or sealed by another key: that is a fault, never a player's mistake. */
export async function unseal(keeper: Keeper, sealed: string, about: string): Promise<string> {
  const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
  const decipher = createDecipheriv(algorithm, await keyFor(keeper, 'seal'), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}

/** Keyed hash (hex) for short secrets such as recovery codes: guesses cannot be tried without the server's key. */
export async function keyedHash(keeper: Keeper): Promise<(text: string) => string> {
  const key = await keyFor(keeper, 'hash');
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
