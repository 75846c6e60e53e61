import type { JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { ApiRefusal } from '../api/refusal.ts';
import type { DocumentAnswer, Problem } from '../api/types.ts';
import { mergedDocument, type Layer } from '../documents/layer.ts';
import type { Documents } from '../documents/reader.ts';

/** One document of the pack as this session knows it. */
export type DraftState = {
  parent: JsonObject | null;
  provenance: Provenance;
  /** The layer that is live. */
  published: Layer;
  /** The layer that the server holds: the draft, else the published one. */
  saved: Layer;
  revision: number;
  /** The layer as edited here. */
  layer: Layer;
  /** `layer` over `parent`. */
  merged: JsonObject | undefined;
  saving: boolean;
  refusal?: ApiRefusal | undefined;
  /** Hash of the published layer that `layer` rests on; null when there was none. */
  base: string | null;
  /** Hash of the layer that is live. */
  live: string | null;
  /** Someone saved a newer draft or published. Nothing of this document is saved until it is settled. */
  conflict?: Conflict | undefined;
};

/** What two people made of one layer. */
export type Conflict = {
  /** The layer that both started from. */
  ancestor: Layer;
  theirs: Layer;
  /** How the server stands with what is published or drafted there now. */
  revision: number;
  saved: Layer;
  base: string | null;
  /** What is to be settled after this one: the newer draft itself rests on a version which is no longer live. */
  next?: Conflict | undefined;
};

/** One step of undo: the layers it changed. */
export type Edit = {
  label: string;
  /** Consecutive edits of one group are one step, such as the letters of a word. */
  group?: string | undefined;
  at: number;
  layers: Record<DocumentKey, { before: Layer; after: Layer }>;
};

export type WorkspaceState = {
  status: 'loading' | 'ready' | 'failed';
  refusal?: ApiRefusal | undefined;
  drafts: Readonly<Record<DocumentKey, DraftState>>;
  past: readonly Edit[];
  future: readonly Edit[];
  /** As of the last check; undefined before the first. */
  problems: readonly Problem[] | undefined;
  checkRefusal?: ApiRefusal | undefined;
  /** How often the server took something in, so that a preview can follow. */
  saves: number;
};

export const emptyWorkspace: WorkspaceState = {
  status: 'loading',
  drafts: {},
  past: [],
  future: [],
  problems: undefined,
  saves: 0,
};

/** A document that nobody has: neither this pack nor those below it, on the server or here. */
export const absentDraft: DraftState = {
  parent: null,
  provenance: {},
  published: null,
  saved: null,
  revision: 0,
  layer: null,
  merged: undefined,
  saving: false,
  base: null,
  live: null,
};

/** A document as the server has it. A draft that rests on a version which is no longer live is a conflict with the one that is. */
export function draftOf(answer: DocumentAnswer): DraftState {
  const saved = answer.revision > 0 ? answer.draft : answer.published;
  const { revision, published, live, base, ancestor = null } = answer;
  return withLayer(
    {
      parent: answer.parent,
      provenance: answer.provenance,
      published,
      saved,
      revision,
      layer: saved,
      merged: undefined,
      saving: false,
      base,
      live,
      ...(base !== live && { conflict: { ancestor, theirs: published, revision, saved, base: live } }),
    },
    saved,
  );
}

export const withLayer = (draft: DraftState, layer: Layer): DraftState => ({
  ...draft,
  layer,
  merged: mergedDocument(draft.parent, layer),
});

export const isUnsaved = (draft: DraftState): boolean => !sameJson(draft.layer, draft.saved);

/** True when publishing would change this document. */
export const isChanged = (draft: DraftState): boolean => !sameJson(draft.layer, draft.published);

/** The documents as edited, or as they are live. */
export function documentsOf(drafts: WorkspaceState['drafts'], which: 'edited' | 'live'): Documents {
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([key, draft]) => {
      const merged = which === 'edited' ? draft.merged : mergedDocument(draft.parent, draft.published);
      return merged ? [[key, merged]] : [];
    }),
  );
}

export type SavingState =
  | { state: 'saved' }
  | { state: 'unsaved' }
  | { state: 'saving' }
  | { state: 'conflict'; key: DocumentKey }
  | { state: 'failed'; refusal: ApiRefusal };

/** How saving stands over all documents; what needs the operator comes first. */
export function savingState(drafts: WorkspaceState['drafts']): SavingState {
  const entries = Object.entries(drafts);
  // A draft that nobody edits here is settled when it is published.
  const conflict = entries.find(([, draft]) => draft.conflict && isUnsaved(draft));
  if (conflict) return { state: 'conflict', key: conflict[0] };
  const refusal = entries.find(([, draft]) => draft.refusal)?.[1].refusal;
  if (refusal) return { state: 'failed', refusal };
  if (entries.some(([, draft]) => draft.saving)) return { state: 'saving' };
  return entries.some(([, draft]) => isUnsaved(draft)) ? { state: 'unsaved' } : { state: 'saved' };
}
