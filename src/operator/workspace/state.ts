import type { DocumentState } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { Provenance } from '#engine/overlay/overlay.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { ApiRefusal } from '../api/refusal.ts';
import type { Problem } from '../api/types.ts';
import { mergedDocument, type Layer } from '../documents/layer.ts';
import type { PackDocuments } from '../documents/reader.ts';

/** State of one document in this session. */
export type DraftState = {
  parent: JsonObject | null;
  provenance: Provenance;
  /** The live layer. */
  published: Layer;
  /** The server's layer: the draft, else the published one. */
  saved: Layer;
  revision: number;
  /** The edited layer. */
  layer: Layer;
  /** `layer` over `parent`. */
  merged: JsonObject | undefined;
  saving: boolean;
  refusal?: ApiRefusal | undefined;
  /** Hash of the published layer that `layer` is based on; null when there was none. */
  base: string | null;
  /** Hash of the live layer. */
  live: string | null;
  /** Another operator saved a newer draft or published. Saving this document is suspended until it is settled. */
  conflict?: Conflict | undefined;
};

/** Conflicting versions of one layer. */
export type Conflict = {
  /** Common base of both. */
  ancestor: Layer;
  theirs: Layer;
  /** The server's state at the time of the conflict. */
  revision: number;
  saved: Layer;
  base: string | null;
  /** A further conflict to settle after this one: the newer draft is based on a version that is no longer live. */
  next?: Conflict | undefined;
};

/** One undo step: the layers it changed. */
export type Edit = {
  label: string;
  /** Consecutive edits of one group are one step, such as typing a word. */
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
  /** Problems of the last check; undefined before the first. */
  problems: readonly Problem[] | undefined;
  /** True when `problems` are those of all that was saved; drafts may have changed since. */
  isChecked: boolean;
  checkRefusal?: ApiRefusal | undefined;
  /** Grows when the server has accepted changes, for previews to follow. */
  saves: number;
  /** What others have just changed. */
  arrivals: readonly Arrival[];
};

/** A change that somebody else saved while this page was open. */
export type Arrival = {
  key: DocumentKey;
  path: readonly string[];
  /** Account that saved the document last; undefined where no draft is left of it. */
  author: string | undefined;
  /** The change in plain words. */
  words: string;
};

export const emptyWorkspace: WorkspaceState = {
  status: 'loading',
  drafts: {},
  past: [],
  future: [],
  problems: undefined,
  isChecked: false,
  saves: 0,
  arrivals: [],
};

/** A document that exists neither in this pack nor below it, on the server or here. */
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

/** State of a document from the server. A draft based on a version that is no longer live is a conflict. */
export function draftOf(answer: DocumentState): DraftState {
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

/** The edited or the live documents. */
export function documentsOf(drafts: WorkspaceState['drafts'], which: 'edited' | 'live'): PackDocuments {
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

/** Saving state over all documents; states that need the operator come first. */
export function savingState(drafts: WorkspaceState['drafts']): SavingState {
  const entries = Object.entries(drafts);
  // A conflicting draft without edits here is settled on publishing.
  const conflict = entries.find(([, draft]) => draft.conflict && isUnsaved(draft));
  if (conflict) return { state: 'conflict', key: conflict[0] };
  const refusal = entries.find(([, draft]) => draft.refusal)?.[1].refusal;
  if (refusal) return { state: 'failed', refusal };
  if (entries.some(([, draft]) => draft.saving)) return { state: 'saving' };
  return entries.some(([, draft]) => isUnsaved(draft)) ? { state: 'unsaved' } : { state: 'saved' };
}
