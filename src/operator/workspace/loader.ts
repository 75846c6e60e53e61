import { sameJson } from '#engine/merge-diff.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { refusalOf } from '../api/refusal.ts';
import { forgotten } from './history.ts';
import { draftOf, isUnsaved, withLayer, type DraftState, type WorkspaceState } from './state.ts';

export type LoaderOptions = {
  api: AdminApi;
  pack: string;
  change: (next: (state: WorkspaceState) => WorkspaceState) => void;
};

/** Brings documents from the server without ever overwriting what is edited here. */
export function createLoader({ api, pack, change }: LoaderOptions) {
  /** Takes in what the server says of a document. What is not saved here yet stays; a newer draft is then a conflict. */
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

  /** Takes in every document as the server has it now; rejects with a Refusal. */
  async function refresh(): Promise<void> {
    for (const [key, answer] of Object.entries(await api.contents(pack))) takeIn(key, draftOf(answer));
  }

  async function load(): Promise<void> {
    try {
      await refresh();
      change((state) => ({ ...state, status: 'ready', refusal: undefined }));
    } catch (error) {
      change((state) => ({ ...state, status: 'failed', refusal: refusalOf(error) }));
    }
  }

  return { load, refresh };
}

function besides(known: DraftState, fresh: DraftState): DraftState {
  const { parent, published, provenance } = fresh;
  const kept = withLayer({ ...known, parent, published, provenance }, known.layer);
  if (known.saving || fresh.revision === known.revision) return kept;
  if (sameJson(fresh.saved, known.saved)) return { ...kept, revision: fresh.revision };
  return { ...kept, conflict: { revision: fresh.revision, theirs: fresh.saved } };
}

const isSame = (known: DraftState, fresh: DraftState): boolean =>
  known.revision === fresh.revision &&
  sameJson(known.saved, fresh.saved) &&
  sameJson(known.published, fresh.published) &&
  sameJson(known.parent, fresh.parent);
