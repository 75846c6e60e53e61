import { documentKey, type DocumentKey } from '#engine/packs.ts';
import type { ConfigContext } from './context.ts';
import { draftChanges, draftsOf } from './drafts.ts';
import type { PackWithDrafts } from './engine/document-states.ts';
import { readBlobs } from './blobs.ts';
import { isBrandDocument, packStates, publishedSet, withDocuments, type IsKept } from './packs.ts';

/**
 * Reads a pack with its drafts; undefined if there is no such pack.
 * @param only the one document that is asked for: all others but those that say what a pack extends are left out
 */
export async function packWithDrafts(
  { db, source }: Pick<ConfigContext, 'db' | 'source'>,
  pack: string,
  only?: DocumentKey,
): Promise<PackWithDrafts | undefined> {
  const isKept: IsKept = (key) => only === undefined || key === only || isBrandDocument(key);
  const states = await packStates(db);
  const state = states.get(pack);
  if (!state) return undefined;
  const set = await publishedSet(db, source, states, isKept);
  const drafts = (await draftsOf(db, pack)).filter(({ kind, id }) => isKept(documentKey(kind, id)));
  const ancestors = await readBlobs(
    db,
    drafts.flatMap(({ base }) => base ?? []),
  );
  return {
    pack,
    set,
    drafted: withDocuments(set, pack, draftChanges(drafts)),
    drafts,
    tree: state.tree,
    ancestors: Object.fromEntries(ancestors),
  };
}
