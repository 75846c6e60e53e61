import { sameJson } from '#engine/overlay/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { refusalOf } from '../api/refusal.ts';
import { forgotten } from './history.ts';
import { draftOf, isUnsaved, withLayer, type DraftState, type WorkspaceState } from './state.ts';

export type LoaderOptions = {
  api: AdminApi;
  pack: string;
  getState: () => WorkspaceState;
  change: (next: (state: WorkspaceState) => WorkspaceState) => void;
  /** Called after the server's documents were taken in, before the state is rendered. */
  taken: () => void;
};

/** Loads documents from the server without overwriting edits. */
export function createLoader({ api, pack, getState, change, taken }: LoaderOptions) {
  /** Takes in a document from the server. Unsaved edits stay; a newer draft then becomes a conflict. */
  function takeIn(key: DocumentKey, fresh: DraftState): void {
    change((state) => {
      const known = state.drafts[key];
      if (known && isSame(known, fresh)) return state;
      const next = known && (isUnsaved(known) || known.saving) ? besides(known, fresh) : fresh;
      const stale = known !== undefined && !sameJson(known.layer, next.layer);
      const taken = { ...state, drafts: { ...state.drafts, [key]: next } };
      return stale ? forgotten(taken, key) : taken;
    });
  }

  /** Takes in the server's current version of every document; rejects with a Refusal. */
  async function refresh(): Promise<void> {
    const { drafts } = getState();
    for (const [key, answer] of Object.entries(await api.contents(pack))) {
      const fresh = draftOf(answer);
      const known = getState().drafts[key]?.revision ?? 0;
      // Saved here meanwhile: the answer may be from before, and would take the edit back.
      const isOlder = known !== (drafts[key]?.revision ?? 0) && fresh.revision < known;
      if (!isOlder) takeIn(key, fresh);
    }
    taken();
  }

  /** Takes in a document that the contents leave out, such as the words of a language that the brand does not offer; rejects with a Refusal. */
  async function read(key: DocumentKey): Promise<void> {
    if (Object.hasOwn(getState().drafts, key)) return;
    const found = await api.document(pack, key);
    if (found) takeIn(key, draftOf(found));
  }

  async function load(): Promise<void> {
    try {
      await refresh();
      change((state) => ({ ...state, status: 'ready', refusal: undefined }));
    } catch (error) {
      change((state) => ({ ...state, status: 'failed', refusal: refusalOf(error) }));
    }
  }

  return { load, refresh, read };
}

function besides(known: DraftState, fresh: DraftState): DraftState {
  const { parent, published, provenance, live, revision, saved } = fresh;
  // The live version is taken in after the save is answered: a newer one is compared with the previous then.
  if (known.saving) return withLayer({ ...known, parent, provenance }, known.layer);
  const kept = withLayer({ ...known, parent, published, provenance, live }, known.layer);
  if (fresh.revision !== known.revision && !sameJson(saved, known.saved)) {
    const { base, conflict: next } = fresh;
    return { ...kept, conflict: { ancestor: known.saved, theirs: saved, revision, saved, base, next } };
  }
  if (live === known.base) return { ...kept, revision };
  // The live version has equal content in another notation: no conflict.
  if (sameJson(published, known.published)) return { ...kept, revision, saved, base: live };
  const conflict = { ancestor: known.published, theirs: published, revision, saved, base: live };
  return { ...kept, revision, saved, conflict };
}

const isSame = (known: DraftState, fresh: DraftState): boolean =>
  known.revision === fresh.revision &&
  known.base === fresh.base &&
  known.live === fresh.live &&
  sameJson(known.saved, fresh.saved) &&
  sameJson(known.published, fresh.published) &&
  sameJson(known.parent, fresh.parent);
