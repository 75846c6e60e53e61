import { own, type Json } from '#engine/json.ts';
import type { Provenance } from '#engine/overlay.ts';
import { documentKey, type DocumentKey, type PackSet } from '#engine/packs.ts';
import type { ConfigContext } from './context.ts';
import { draftChanges, draftsOf } from './drafts.ts';
import { readBlobs } from './store/blobs.ts';
import { withDocuments, type PackState } from './store/packs.ts';

/** One document of a pack: the layer as published and as drafted, what the pack makes of it with its drafts, and what it lies over. */
export type DocumentState = {
  own: boolean;
  published: Json;
  draft: Json;
  /** 0: there is no draft. With a revision, a draft that is null removes the layer. */
  revision: number;
  merged: unknown;
  parent: unknown;
  provenance: Provenance;
  /** Hash of the layer that is live; null when there is none. */
  live: string | null;
  /** Hash of the published layer that the draft rests on; without a draft, of the one that is live. */
  base: string | null;
  /** The layer that the draft rests on, where another one is live by now. */
  ancestor?: Json;
};

/** The state of every document that a pack has, draws from its parent or has a draft of. */
export async function documentStates(
  { db, engine }: Pick<ConfigContext, 'db' | 'engine'>,
  states: ReadonlyMap<string, PackState>,
  set: PackSet,
  pack: string,
): Promise<{ keys: DocumentKey[]; stateOf: (key: DocumentKey) => DocumentState }> {
  const drafts = await draftsOf(db, pack);
  const tree = states.get(pack)?.tree ?? {};
  const ancestors = await readBlobs(
    db,
    drafts.flatMap(({ base }) => base ?? []),
  );
  const published = set[pack]?.documents ?? {};
  const draftOf = new Map(drafts.map((draft) => [documentKey(draft.kind, draft.id), draft]));
  const [drafted, below] = await Promise.all([
    engine.resolve(withDocuments(set, pack, draftChanges(drafts)), pack),
    engine.documentsBelow(set, pack),
  ]);
  const keys = new Set([...Object.keys(drafted.documents), ...Object.keys(below), ...Object.keys(published)]);
  for (const key of draftOf.keys()) keys.add(key);
  return {
    keys: [...keys].sort(),
    stateOf: (key) => {
      const draft = draftOf.get(key);
      const live = own(tree, key) ?? null;
      const base = draft ? draft.base : live;
      return {
        own: Object.hasOwn(published, key),
        published: parsed(own(published, key)),
        draft: parsed(draft?.document),
        revision: draft?.revision ?? 0,
        merged: own(drafted.documents, key) ?? null,
        parent: own(below, key) ?? null,
        provenance: own(drafted.provenance, key) ?? {},
        live,
        base,
        ...(base !== live && { ancestor: parsed(base === null ? null : ancestors.get(base)) }),
      };
    },
  };
}

const parsed = (text: string | null | undefined): Json => (text == null ? null : (JSON.parse(text) as Json));
