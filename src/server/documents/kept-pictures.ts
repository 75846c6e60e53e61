import { sha256Hex } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import type { ObjectStore } from '#server/objects/object-store.ts';

export type KeptPicture = { hash: string; bytes: number; width: number | null; height: number | null };

type PackPicture = { pack: string; hash: string; author: string; at: Date };

type NewPicture = {
  pack: string;
  picture: Buffer;
  width: number | undefined;
  height: number | undefined;
  author: string;
  at: Date;
};

/**
 * Keeps a picture for a pack; what is kept already stays as it is. Answers its hash. Call it in a transaction, which the sweep of unused
 * pictures waits for.
 */
export async function keepPicture(
  { db, objects }: { db: Db; objects: ObjectStore | undefined },
  { pack, picture, width, height, author, at }: NewPicture,
): Promise<string> {
  const hash = sha256Hex(picture);
  const made = await db
    .insertInto('config_pictures')
    .values({
      hash,
      picture: objects ? null : picture,
      bytes: picture.length,
      width: width ?? null,
      height: height ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (made) await objects?.put(hash, picture);
  await giveTo(db, { pack, hash, author, at });
  return hash;
}

const giveTo = async (db: Db, row: PackPicture): Promise<void> =>
  void (await db
    .insertInto('config_pack_pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['pack', 'hash']).doUpdateSet({ unused_since: null }))
    .execute());

/** Hash of a file that is kept just as it is, for whatever pack, and from now on for this one; undefined for any other file. */
export async function keptForPack(
  db: Db,
  { file, ...given }: { file: Buffer } & Omit<PackPicture, 'hash'>,
): Promise<string | undefined> {
  const hash = sha256Hex(file);
  if (!(await keptSizes(db, [hash])).has(hash)) return undefined;
  await giveTo(db, { ...given, hash });
  return hash;
}

/** Hashes of the pictures that are kept, by pack. */
export async function keptHashes(db: Db): Promise<Map<string, string[]>> {
  const kept = new Map<string, string[]>();
  const rows = await db
    .selectFrom('config_pack_pictures')
    .select(['pack', 'hash'])
    .orderBy('pack')
    .orderBy('hash')
    .execute();
  for (const { pack, hash } of rows) kept.set(pack, [...(kept.get(pack) ?? []), hash]);
  return kept;
}

/** Sizes of pictures, by hash. */
export async function keptSizes(db: Db, hashes: readonly string[]): Promise<Map<string, KeptPicture>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('config_pictures')
    .select(['hash', 'bytes', 'width', 'height'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}

/** The whole hash of a picture of one of some packs, by its first digits. */
export async function keptHash(
  db: Db,
  packs: readonly string[],
  digits: string,
): Promise<string | undefined> {
  if (packs.length === 0) return undefined;
  const row = await db
    .selectFrom('config_pack_pictures')
    .select('hash')
    .where('pack', 'in', packs)
    .where('hash', 'like', `${digits}%`)
    .executeTakeFirst();
  return row?.hash;
}

/** A picture's bytes, of the database or of the store that they were put into. */
export async function keptBytes(
  { db, objects }: { db: Db; objects?: ObjectStore | undefined },
  hash: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('config_pictures')
    .select('picture')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.picture ? Buffer.from(row.picture) : objects?.get(hash);
}
