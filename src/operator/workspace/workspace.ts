import { proxy, ref } from 'valtio';
import type { JsonObject } from '#engine/json.ts';
import { sameJson } from '#engine/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { amendLayer, resetToParent, type Layer, type Path } from '../documents/layer.ts';
import { createAutosave } from './autosave.ts';
import { combine } from './combine.ts';
import { forgotten, performed, redone, undone } from './history.ts';
import { createLoader } from './loader.ts';
import {
  absentDraft,
  emptyWorkspace,
  isUnsaved,
  withLayer,
  type DraftState,
  type WorkspaceState,
} from './state.ts';
import type { Timers } from './timers.ts';

export type Workspace = ReturnType<typeof createWorkspace>;

/** Settling a conflict: keep mine, take theirs, lay mine over theirs, or a layer that somebody made of both. */
export type Settlement = 'mine' | 'theirs' | 'both' | { layer: Layer };

export type WorkspaceOptions = {
  api: AdminApi;
  pack: string;
  timers: Timers;
  /** Whether this account may save drafts of a document; edits of others are dropped. */
  mayEdit?: (key: DocumentKey) => boolean;
};

/**
 * The documents of one pack with everything an operator does to them in this session. Edits change layers at once and are
 * saved as drafts a moment later; undo and redo are edits too. What goes wrong while loading and saving stands in the state.
 */
export function createWorkspace({ api, pack, timers, mayEdit = () => true }: WorkspaceOptions) {
  /** Documents are exchanged, never written to: the history keeps earlier ones. */
  const now = proxy({ state: ref(emptyWorkspace) });
  const change = (next: (state: WorkspaceState) => WorkspaceState): void => {
    now.state = ref(next(now.state));
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
  const loader = createLoader({ api, pack, change, taken: () => settleAlone() });
  const autosave = createAutosave({
    api,
    pack,
    timers,
    getState: () => now.state,
    change,
    changeDraft,
    refresh: loader.refresh,
  });

  function put(label: string, layers: Record<DocumentKey, Layer>, group?: string): void {
    const { drafts } = now.state;
    const changed = Object.entries(layers).flatMap(([key, after]) => {
      const before = drafts[key]?.layer;
      return before === undefined || sameJson(before, after) ? [] : [[key, { before, after }] as const];
    });
    // An edit of several documents is one step: with part of it not allowed, none of it is.
    if (changed.length === 0 || !changed.every(([key]) => mayEdit(key))) return;
    const edit = { label, group, at: timers.now(), layers: Object.fromEntries(changed) };
    change((state) => performed(state, edit));
    settleAlone();
    autosave.soon();
  }

  /** The layers that make documents as they shall be. */
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

  function settle(key: DocumentKey, settlement: Settlement): void {
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
    // A draft is saved again even where it says the same: it rests on another version now.
    if (moved && revision > 0 && sameJson(layer, saved)) void autosave.saveNow([key]);
    else autosave.soon();
  }

  /**
   * Settles what needs no decision: two changes that do not meet are both kept. A draft that nobody edits here stays as it is
   * unless it is named: whoever only looks saves nothing, and becomes no author of what they are to approve.
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
      await loader.load();
      if (now.state.status === 'ready') await autosave.check();
    },
    /** Takes in drafts that others saved meanwhile; rejects with a Refusal. */
    refresh: loader.refresh,

    /** Takes documents as they shall be; each layer becomes the smallest patch that makes them. */
    edit(label: string, documents: Record<DocumentKey, JsonObject>, group?: string): void {
      put(label, amended(documents), group);
    },
    /** Takes back what this pack says at these paths, so that the parent's values hold again. */
    reset(label: string, paths: Record<DocumentKey, readonly Path[]>): void {
      const { drafts } = now.state;
      const layers = Object.entries(paths).flatMap(([key, places]) => {
        const draft = drafts[key];
        return draft ? [[key, resetToParent(draft.parent, draft.layer, places)] as const] : [];
      });
      put(label, Object.fromEntries(layers));
    },
    /** Makes documents that this pack and those below it do not have, and edits others in the same step. */
    create(
      label: string,
      documents: Record<DocumentKey, JsonObject>,
      edited: Record<DocumentKey, JsonObject> = {},
    ): void {
      const fresh = Object.fromEntries(
        Object.keys(documents)
          .filter((key) => !Object.hasOwn(now.state.drafts, key))
          .map((key) => [key, absentDraft]),
      );
      change((state) => ({ ...state, drafts: { ...state.drafts, ...fresh } }));
      put(label, { ...amended(edited), ...documents });
    },
    /** Takes away all that this pack says of documents: those that are its own alone go, the others are their parent's again. */
    remove(label: string, keys: readonly DocumentKey[]): void {
      put(label, Object.fromEntries(keys.map((key) => [key, null])));
    },
    undo: () => stepped(undone),
    redo: () => stepped(redone),

    /** Decides about a document that someone else saved or published first, where both changed the same value. */
    settle,

    mayEdit,

    /** Drops all drafts of the pack that this account may edit, the unsaved ones too; rejects with a Refusal when the server keeps them. */
    async discard(): Promise<void> {
      autosave.stop();
      await api.discardDrafts(pack);
      changeDrafts((draft, key) =>
        mayEdit(key)
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
      change((state) => ({ ...state, past: [], future: [], saves: state.saves + 1 }));
      await autosave.check();
    },
    /**
     * To be called once these drafts have been published: what was saved is live now, and there are no drafts of them. Which version edits
     * rest on from now on is for the caller to read (`load`); until it is known a save asks for it by itself.
     */
    published(keys: readonly DocumentKey[]): void {
      for (const key of keys)
        changeDraft(key, (draft) => ({ ...draft, published: draft.saved, revision: 0 }));
      change((state) => ({ ...state, saves: state.saves + 1 }));
    },
    /**
     * For drafts that were made from an older version: takes in what is live now and lays the drafts over it where nobody
     * changed the same value. Answers the documents that somebody has to look at.
     */
    async rebase(keys: readonly DocumentKey[]): Promise<DocumentKey[]> {
      await loader.refresh();
      settleAlone(keys);
      await autosave.flush();
      return keys.filter((key) => now.state.drafts[key]?.conflict);
    },

    /** Saves what is unsaved now; true when everything is on the server. */
    flush: autosave.flush,
    check: autosave.check,
    hasUnsaved: () => Object.values(now.state.drafts).some(isUnsaved),
    dispose: autosave.stop,
  };
}
