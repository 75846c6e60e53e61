import type { JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import type { Provenance } from '#engine/overlay.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Refusal } from '../api/refusal.ts';
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
  refusal?: Refusal | undefined;
  /** Someone saved a newer draft. Nothing of this document is saved until it is settled. */
  conflict?: { revision: number; theirs: Layer } | undefined;
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
  refusal?: Refusal | undefined;
  drafts: Readonly<Record<DocumentKey, DraftState>>;
  past: readonly Edit[];
  future: readonly Edit[];
  /** As of the last check; undefined before the first. */
  problems: readonly Problem[] | undefined;
  checkRefusal?: Refusal | undefined;
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
};

export function draftOf(answer: DocumentAnswer): DraftState {
  const saved = answer.revision > 0 ? answer.draft : answer.published;
  return withLayer(
    {
      parent: answer.parent,
      provenance: answer.provenance,
      published: answer.published,
      saved,
      revision: answer.revision,
      layer: saved,
      merged: undefined,
      saving: false,
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
  | { state: 'failed'; refusal: Refusal };

/** How saving stands over all documents; what needs the operator comes first. */
export function savingState(drafts: WorkspaceState['drafts']): SavingState {
  const entries = Object.entries(drafts);
  const conflict = entries.find(([, draft]) => draft.conflict);
  if (conflict) return { state: 'conflict', key: conflict[0] };
  const refusal = entries.find(([, draft]) => draft.refusal)?.[1].refusal;
  if (refusal) return { state: 'failed', refusal };
  if (entries.some(([, draft]) => draft.saving)) return { state: 'saving' };
  return entries.some(([, draft]) => isUnsaved(draft)) ? { state: 'unsaved' } : { state: 'saved' };
}
