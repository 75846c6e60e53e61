import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import { documentKey, parentPack, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand, traceBrand } from '#engine/resolve.ts';

/** Document of a pack: published and drafted layer, and the document below. */
type DocumentState = {
  own: boolean;
  published: Json;
  draft: Json;
  /** 0 if there is no draft; a null draft with a revision removes the layer. */
  revision: number;
  parent: unknown;
  provenance: Provenance;
  /** Hash of the layer that is live; null when there is none. */
  live: string | null;
  /** Hash of the published layer that the draft rests on; without a draft, of the one that is live. */
  base: string | null;
  /** The layer that the draft rests on, where another one is live by now. */
  ancestor?: Json;
};

/** A layer as drafted: its text, or null where it is to go, over the published layer of the hash `base`. */
type DraftedLayer = {
  kind: string;
  id: string;
  revision: number;
  document: string | null;
  base: string | null;
};

/** Input of the state of a pack's documents. */
export type PackWithDrafts = {
  pack: string;
  /** Every pack as published, and with the drafts of this one. */
  set: PackSet;
  drafted: PackSet;
  drafts: readonly DraftedLayer[];
  /** Hashes of the published layers. */
  tree: Readonly<Record<DocumentKey, string>>;
  /** Texts of the layers that drafts rest on, by hash. */
  ancestors: Readonly<Record<string, string>>;
};

/** The state of one document as JSON; undefined when the pack has none of that key. */
export function documentState(input: PackWithDrafts & { key: DocumentKey }): string | undefined {
  const { documents, keys, stateOf } = statesOf(input);
  if (!keys.includes(input.key)) return undefined;
  return JSON.stringify({ ...stateOf(input.key), merged: own(documents, input.key) ?? null });
}

/**
 * The state of every document that a pack has, draws from its parent or has a draft of, as JSON; without the merged documents, which are
 * half of it and which the console makes anew with every edit.
 */
export function packContents(input: PackWithDrafts): string {
  const { keys, stateOf } = statesOf(input);
  return JSON.stringify({ documents: Object.fromEntries(keys.map((key) => [key, stateOf(key)])) });
}

function statesOf({ pack, set, drafted, drafts, tree, ancestors }: PackWithDrafts): {
  /** Each document resolved with the drafts. */
  documents: Readonly<Record<DocumentKey, unknown>>;
  keys: DocumentKey[];
  stateOf: (key: DocumentKey) => DocumentState;
} {
  const published = set[pack]?.documents ?? {};
  const draftOf = new Map(drafts.map((draft) => [documentKey(draft.kind, draft.id), draft]));
  const { documents, provenance } = traceBrand(drafted, pack);
  const below = documentsBelow(set, pack);
  const keys = new Set([documents, below, published].flatMap((found) => Object.keys(found)));
  for (const key of draftOf.keys()) keys.add(key);
  return {
    documents,
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
        parent: own(below, key) ?? null,
        provenance: own(provenance, key) ?? {},
        live,
        base,
        ...(base !== live && { ancestor: parsed(base === null ? null : own(ancestors, base)) }),
      };
    },
  };
}

/** Documents that a pack inherits: those it would have if it contained nothing but its `extends`. */
function documentsBelow(set: PackSet, pack: string): Record<DocumentKey, unknown> {
  const parent = parentPack(set[pack]);
  if (parent === undefined) return {};
  const bare = { pack, documents: { 'brand/main': JSON.stringify({ extends: parent }) }, assets: [] };
  const below: Record<DocumentKey, unknown> = resolveBrand({ ...set, [pack]: bare }, pack).documents;
  const brand = below['brand/main'];
  if (!isJsonObject(brand)) return below;
  const { extends: _said, ...rest } = brand;
  return { ...below, 'brand/main': Object.keys(rest).length === 0 ? null : rest };
}

const parsed = (text: string | null | undefined): Json => (text == null ? null : (JSON.parse(text) as Json));
