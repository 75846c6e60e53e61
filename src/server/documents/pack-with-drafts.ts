import type { ConfigContext } from './context.ts';
import { draftChanges, draftsOf } from './drafts.ts';
import type { PackWithDrafts } from './engine/document-states.ts';
import { readBlobs } from './blobs.ts';
import { packStates, publishedSet, withDocuments } from './packs.ts';

/** Reads a pack with its drafts; undefined if there is no such pack. */
export async function packWithDrafts(
  { db, source }: Pick<ConfigContext, 'db' | 'source'>,
  pack: string,
): Promise<PackWithDrafts | undefined> {
  const states = await packStates(db);
  const state = states.get(pack);
  if (!state) return undefined;
  const set = await publishedSet(db, source, states);
  const drafts = await draftsOf(db, pack);
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
