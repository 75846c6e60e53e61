import type { DocumentKey, PackSet } from '#engine/packs.ts';
import type { ConfigContext } from './context.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { Tree } from './tables.ts';
import { readBlobs } from './blobs.ts';
import { keptHashes } from './kept-pictures.ts';

export type PackState = { pack: string; version: number; changed: number; tree: Tree };

/** Every pack with its published version, by name. */
export async function packStates(db: Db): Promise<Map<string, PackState>> {
  const rows = await db
    .selectFrom('config_packs as p')
    .innerJoin('config_versions as v', (join) =>
      join.onRef('v.pack', '=', 'p.pack').onRef('v.version', '=', 'p.version'),
    )
    .select(['p.pack', 'p.version', 'p.changed', 'v.tree'])
    .orderBy('p.pack')
    .execute();
  return new Map(rows.map((row) => [row.pack, row]));
}

/** Makes saves, releases and publishes of one pack wait for one another until the transaction ends. */
export const lockPack = async (trx: Trx, pack: string): Promise<void> =>
  void (await trx.selectFrom('config_packs').select('pack').where('pack', '=', pack).forUpdate().execute());

/** Which documents to read, by their keys. */
export type IsKept = (key: DocumentKey) => boolean;

/** Texts of a version's documents. */
export async function documentsOfTree(
  db: Db,
  whole: Tree,
  isKept: IsKept = () => true,
): Promise<Record<DocumentKey, string>> {
  const tree = Object.fromEntries(Object.entries(whole).filter(([key]) => isKept(key)));
  const texts = await readBlobs(db, Object.values(tree));
  return Object.fromEntries(Object.entries(tree).map(([key, hash]) => [key, texts.get(hash) ?? '']));
}

/** All packs as published, with the assets that the source has for them and the pictures that are kept. */
export async function publishedSet(
  db: Db,
  source: ConfigContext['source'],
  states: ReadonlyMap<string, PackState>,
  isKept?: IsKept,
): Promise<PackSet> {
  const assets = source.assets();
  const kept = await keptHashes(db);
  const set: PackSet = {};
  for (const { pack, tree } of states.values()) {
    const pictures = kept.get(pack);
    set[pack] = {
      pack,
      documents: await documentsOfTree(db, tree, isKept),
      assets: [...(assets[pack] ?? [])],
      ...(pictures && { kept: pictures }),
    };
  }
  return set;
}

/** True for the document that says what a pack extends: all that is needed to tell which packs lie over each other. */
export const isBrandDocument: IsKept = (key) => key === 'brand/main';

/** Copy of the set with documents of one pack set or removed (null). */
export function withDocuments(
  set: PackSet,
  pack: string,
  changes: Readonly<Record<DocumentKey, string | null>>,
): PackSet {
  const before = set[pack] ?? { pack, documents: {}, assets: [] };
  const documents = Object.fromEntries(
    Object.entries({ ...before.documents, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
  return { ...set, [pack]: { ...before, documents } };
}
