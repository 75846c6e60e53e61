import { proxy, ref } from 'valtio';
import type { JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { amendLayer, resetToParent, type Layer, type Path } from '../documents/layer.ts';
import { createAutosave } from './autosave.ts';
import { combine } from './combine.ts';
import { forgotten, performed, redone, undone } from './history.ts';
import { createLoader } from './loader.ts';
import {
  absentDraft,
  emptyWorkspace,
  documentsOf,
  isUnsaved,
  withLayer,
  type Arrival,
  type DraftState,
  type WorkspaceState,
} from './state.ts';
import type { Timers } from './timers.ts';
import { undoRecord, withUndoRecord } from './undo-record.ts';
import type { UndoStore } from '../undo/undo-store.ts';

export type Workspace = ReturnType<typeof createWorkspace>;

/** Settlement of a conflict: keep mine, take theirs, apply mine over theirs, or a merged layer. */
export type ConflictSettlement = 'mine' | 'theirs' | 'both' | { layer: Layer };

export type WorkspaceOptions = {
  api: AdminApi;
  pack: string;
  timers: Timers;
  /** True when this account may save drafts of a document; edits of others are dropped. */
  mayEdit?: (key: DocumentKey) => boolean;
  /** Keeps undo and redo beyond this page. */
  undoStore?: UndoStore;
};

/**
 * Documents of one pack with an operator's edits in this session. Edits apply at once and are saved as drafts shortly after; undo and
 * redo are edits too. Failures of loading and saving are in the state.
 */
export function createWorkspace({ api, pack, timers, mayEdit = () => true, undoStore }: WorkspaceOptions) {
  /** State is replaced, never mutated: the history holds earlier versions. */
  const now = proxy({ state: ref(emptyWorkspace) });
  /** Count of the pack's changes that is taken in; undefined before the first look. */
  let followed: number | undefined;
  const change = (next: (state: WorkspaceState) => WorkspaceState): void => {
    const before = now.state;
    now.state = ref(next(before));
    keepSteps(before, now.state);
  };
  /** Steps are kept with the layers they belong to, from the first load on. */
  const keepSteps = (before: WorkspaceState, { status, ...after }: WorkspaceState): void => {
    if (status !== 'ready' || before.status !== 'ready') return;
    if (after.past === before.past && after.future === before.future && after.drafts === before.drafts)
      return;
    undoStore?.write(undoRecord(now.state));
  };
  const changeDraft = (key: DocumentKey, next: (draft: DraftState) => DraftState): void =>
    change((state) => {
      const draft = state.drafts[key];
      return draft ? { ...state, drafts: { ...state.drafts, [key]: next(draft) } } : state;
    });
  const changeDrafts = (next: (draft: DraftState, key: DocumentKey) => DraftState): void =>
    change((state) => ({
      ...state,
      drafts: Object.fromEntries(Object.entries(state.drafts).map(([key, draft]) => [key, next(draft, key)])),
    }));
  const loader = createLoader({
    api,
    pack,
    getState: () => now.state,
    change,
    taken: () => settleAlone(),
  });
  const autosave = createAutosave({
    api,
    pack,
    timers,
    getState: () => now.state,
    change,
    changeDraft,
    refresh: loader.refresh,
    // Nothing of others is passed over: what they saved between the last look and this save is looked at next.
    counted: (before, after) => {
      if (followed === before) followed = after;
    },
  });

  function put(label: string, layers: Record<DocumentKey, Layer>, group?: string): void {
    const { drafts } = now.state;
    const changed = Object.entries(layers).flatMap(([key, after]) => {
      const before = drafts[key]?.layer;
      return before === undefined || sameJson(before, after) ? [] : [[key, { before, after }] as const];
    });
    // Edits of several documents are one step: all are allowed or none is applied.
    if (changed.length === 0 || !changed.every(([key]) => mayEdit(key))) return;
    const edit = { label, group, at: timers.now(), layers: Object.fromEntries(changed) };
    change((state) => performed(state, edit));
    settleAlone();
    autosave.soon();
  }

  /** Adds documents that neither the pack nor its parents have, so that they can be edited. */
  function addAbsent(keys: readonly DocumentKey[]): void {
    const absent = keys.filter((key) => !Object.hasOwn(now.state.drafts, key));
    change((state) => ({
      ...state,
      drafts: { ...state.drafts, ...Object.fromEntries(absent.map((key) => [key, absentDraft])) },
    }));
  }

  /** Layers that make the given documents. */
  function amended(documents: Record<DocumentKey, JsonObject>): Record<DocumentKey, Layer> {
    const { drafts } = now.state;
    const layers = Object.entries(documents).flatMap(([key, edited]) => {
      const draft = drafts[key];
      return draft ? [[key, amendLayer(draft.parent, draft.layer, edited)] as const] : [];
    });
    return Object.fromEntries(layers);
  }

  const stepped = (step: (state: WorkspaceState) => WorkspaceState): void => {
    change(step);
    autosave.soon();
  };

  function settle(key: DocumentKey, settlement: ConflictSettlement): void {
    const draft = now.state.drafts[key];
    if (!draft?.conflict) return;
    const { ancestor, theirs, revision, saved, base, next } = draft.conflict;
    const layers = {
      theirs: () => theirs,
      mine: () => draft.layer,
      both: () => combine(draft.parent, ancestor, draft.layer, theirs).layer,
    };
    const layer = typeof settlement === 'string' ? layers[settlement]() : settlement.layer;
    const moved = base !== draft.base;
    changeDraft(key, (now) => withLayer({ ...now, saved, revision, base, conflict: next }, layer));
    if (settlement !== 'mine') change((state) => forgotten(state, key));
    if (next) return settleAlone([key]);
    // A draft is saved again even if unchanged, since its base version changed.
    if (moved && revision > 0 && sameJson(layer, saved)) void autosave.saveNow([key]);
    else autosave.soon();
  }

  /**
   * Settles conflicts without overlapping changes: both are kept. A draft without local edits is
   * skipped unless named, so that an approver who only reads it does not become its author.
   */
  function settleAlone(named: readonly DocumentKey[] = []): void {
    for (const [key, draft] of Object.entries(now.state.drafts)) {
      const { parent, layer, conflict } = draft;
      if (!conflict || !mayEdit(key) || !(isUnsaved(draft) || named.includes(key))) continue;
      const { clashes } = combine(parent, conflict.ancestor, layer, conflict.theirs);
      if (clashes.length === 0) settle(key, 'both');
    }
  }

  return {
    pack,
    now,
    getState: (): WorkspaceState => now.state,
    async load(): Promise<void> {
      const isFirst = now.state.status !== 'ready';
      await loader.load();
      const kept = isFirst && now.state.status === 'ready' ? undoStore?.read() : undefined;
      if (kept) change((state) => withUndoRecord(state, kept));
      if (now.state.status === 'ready') await autosave.check();
    },
    /** Takes in drafts saved by others; rejects with a Refusal. */
    refresh: loader.refresh,
    /** Takes in one document that is left out of the pack's contents, if there is one; rejects with a Refusal. */
    read: loader.read,
    /**
     * Takes in what others saved, once the server's count of changes has grown by more than this session's own. Answers the documents
     * as they stood here and with those that others changed, if any; rejects with a Refusal.
     */
    async follow(changed: number): Promise<{ before: PackDocuments; after: PackDocuments } | undefined> {
      const { drafts, status } = now.state;
      const known = followed ?? changed;
      followed = Math.max(known, changed);
      if (status !== 'ready' || changed <= known) return undefined;
      await loader.refresh();
      const theirs = Object.entries(now.state.drafts).filter(
        ([key, { saved }]) => !sameJson(drafts[key]?.saved ?? null, saved),
      );
      if (theirs.length === 0) return undefined;
      const after = { ...drafts, ...Object.fromEntries(theirs) };
      return { before: documentsOf(drafts, 'edited'), after: documentsOf(after, 'edited') };
    },

    /** Shows what others have just changed, instead of what it showed before. */
    announce(arrivals: readonly Arrival[]): void {
      change((state) => ({ ...state, arrivals }));
    },

    /** Replaces documents; each layer becomes the smallest patch that makes them. */
    edit(label: string, documents: Record<DocumentKey, JsonObject>, group?: string): void {
      put(label, amended(documents), group);
    },
    /** Removes this pack's values at these paths, so that the parent's apply. */
    reset(label: string, paths: Record<DocumentKey, readonly Path[]>): void {
      const { drafts } = now.state;
      const layers = Object.entries(paths).flatMap(([key, places]) => {
        const draft = drafts[key];
        return draft ? [[key, resetToParent(draft.parent, draft.layer, places)] as const] : [];
      });
      put(label, Object.fromEntries(layers));
    },
    /**
     * Creates documents, and edits those that are there in the same step. Of a document that the parents have, such as texts that gain
     * words, the layer says the difference alone.
     */
    create(label: string, documents: Record<DocumentKey, JsonObject>): void {
      addAbsent(Object.keys(documents));
      put(label, amended(documents));
    },
    /** Puts whole layers into the drafts, such as those of an earlier version; null removes one. */
    restore(label: string, layers: Record<DocumentKey, Layer>): void {
      addAbsent(Object.keys(layers));
      put(label, layers);
    },
    /** Removes this pack's layers: documents of its own are deleted, others become the parent's. */
    remove(label: string, keys: readonly DocumentKey[]): void {
      put(label, Object.fromEntries(keys.map((key) => [key, null])));
    },
    undo: () => stepped(undone),
    redo: () => stepped(redone),

    /** Settles a conflict in which both sides changed the same value. */
    settle,

    mayEdit,

    /**
     * Drops drafts that this account may edit, unsaved edits and the undo steps of them included: those of some documents, or all. Rejects
     * with a Refusal when the server fails.
     */
    async discard(keys?: readonly DocumentKey[]): Promise<void> {
      autosave.stop();
      const isDropped = (key: DocumentKey): boolean => mayEdit(key) && (keys?.includes(key) ?? true);
      if (keys) for (const key of keys) await api.discardDraft(pack, key);
      else await api.discardDrafts(pack);
      changeDrafts((draft, key) =>
        isDropped(key)
          ? withLayer(
              {
                ...draft,
                saved: draft.published,
                revision: 0,
                base: draft.live,
                refusal: undefined,
                conflict: undefined,
              },
              draft.published,
            )
          : draft,
      );
      change((state) => {
        const kept = keys ? keys.reduce(forgotten, state) : { ...state, past: [], future: [] };
        return { ...kept, saves: state.saves + 1 };
      });
      if (keys) autosave.soon();
      await autosave.check();
    },
    /**
     * Call after these drafts were published: the saved layers are live, and their drafts are gone. The caller reads the new base version
     * (`load`); until then a save asks for it by itself.
     */
    published(keys: readonly DocumentKey[]): void {
      for (const key of keys)
        changeDraft(key, (draft) => ({ ...draft, published: draft.saved, revision: 0 }));
      change((state) => ({ ...state, saves: state.saves + 1 }));
    },
    /** Rebases outdated drafts on the live version where no value was changed on both sides. Returns the documents with conflicts. */
    async rebase(keys: readonly DocumentKey[]): Promise<DocumentKey[]> {
      await loader.refresh();
      settleAlone(keys);
      await autosave.flush();
      return keys.filter((key) => now.state.drafts[key]?.conflict);
    },

    /** Saves all unsaved edits now; resolves to true when the server has everything. */
    flush: autosave.flush,
    check: autosave.check,
    hasUnsaved: () => Object.values(now.state.drafts).some(isUnsaved),
    dispose: autosave.stop,
  };
}
