import { createPrivateKey, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '#server/db/types.ts';
import { newId, type RandomBytes } from './tokens.ts';

const algorithm = 'ECDH-ES';
/** A page may hold a key for a while after it was retired. */
const graceMs = 24 * 60 * 60 * 1000;
/** Time for which a process caches the keys; an unknown key is looked up at once. */
const freshMs = 60 * 1000;

type KeyRow = {
  kid: string;
  public_jwk: Record<string, unknown>;
  private_jwk: Record<string, unknown>;
  retired_at: Date | null;
};

/** The keys that bodies marked enc are encrypted for. */
export type DecryptionKeys = {
  /** Public keys for `/.well-known/jwks.json`, the newest first; a page uses the first. */
  published(): Promise<JWK[]>;
  /** The private key of an id; undefined for one that is unknown or retired more than a day ago. */
  privateKey(kid: string): Promise<KeyObject | undefined>;
  /** Makes a new key and retires the others; bodies for those are read for another day. */
  rotate(): Promise<string>;
};

async function newKey(random: RandomBytes): Promise<{ kid: string; publicJwk: JWK; privateJwk: JWK }> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true });
  const kid = newId(random);
  const facts = { kid, alg: algorithm, use: 'enc' };
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), ...facts },
    privateJwk: { ...(await exportJWK(privateKey)), ...facts },
  };
}

/** Keys in the database, so that every process can decrypt the pages of all others; the first is made on demand. */
export function databaseKeys(db: Db, clock: () => Date, random: RandomBytes): DecryptionKeys {
  let known: { rows: KeyRow[]; readAt: number } | undefined;
  const imported = new Map<string, KeyObject>();

  const insert = async (): Promise<string> => {
    const { kid, publicJwk, privateJwk } = await newKey(random);
    await db
      .insertInto('gateway_keys')
      .values({
        kid,
        public_jwk: JSON.stringify(publicJwk),
        private_jwk: JSON.stringify(privateJwk),
        created_at: clock(),
        retired_at: null,
      })
      .execute();
    return kid;
  };

  const read = async (): Promise<KeyRow[]> => {
    const since = new Date(clock().getTime() - graceMs);
    const rows = await db
      .selectFrom('gateway_keys')
      .select(['kid', 'public_jwk', 'private_jwk', 'retired_at'])
      .where((where) => where.or([where('retired_at', 'is', null), where('retired_at', '>', since)]))
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute();
    known = { rows, readAt: clock().getTime() };
    return rows;
  };

  const rows = async (): Promise<KeyRow[]> => {
    const fresh = known && clock().getTime() - known.readAt < freshMs ? known.rows : await read();
    if (fresh.some((row) => row.retired_at === null)) return fresh;
    await insert();
    return read();
  };

  return {
    async published() {
      return (await rows()).filter((row) => row.retired_at === null).map((row) => row.public_jwk as JWK);
    },
    async privateKey(kid) {
      const row =
        (await rows()).find((row) => row.kid === kid) ?? (await read()).find((row) => row.kid === kid);
      if (!row) return undefined;
      const key = imported.get(kid) ?? createPrivateKey({ key: row.private_jwk, format: 'jwk' });
      imported.set(kid, key);
      return key;
    },
    async rotate() {
      const now = clock();
      const kid = await insert();
      await db
        .updateTable('gateway_keys')
        .set({ retired_at: now })
        .where('kid', '!=', kid)
        .where('retired_at', 'is', null)
        .execute();
      await read();
      return kid;
    },
  };
}
