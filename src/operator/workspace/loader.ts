import { sameJson } from '#engine/merge-diff.ts';
import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { refusalOf } from '../api/refusal.ts';
import { forgotten } from './history.ts';
import { draftOf, isUnsaved, withLayer, type DraftState, type WorkspaceState } from './state.ts';
import type { Store } from './store.ts';

/** Documents asked for at the same time. */
const AT_ONCE = 6;

/** Kinds that the editors need. The rest follows while the operator can already work. */
const FIRST = new Set(['brand', 'form', 'rules', 'patterns', 'menu', 'texts']);

export type LoaderOptions = {
  api: AdminApi;
  pack: string;
  store: Store<WorkspaceState>;
  change: (next: (state: WorkspaceState) => WorkspaceState) => void;
};

/** Brings documents from the server without ever overwriting what is edited here. */
export function createLoader({ api, pack, store, change }: LoaderOptions) {
  /** Takes in what the server says of a document. What is not saved here yet stays; a newer draft is then a conflict. */
  function takeIn(key: DocumentKey, fresh: DraftState): void {
    change((state) => {
      const known = state.drafts[key];
      const next = known && (isUnsaved(known) || known.saving) ? besides(known, fresh) : fresh;
      const stale = known !== undefined && !sameJson(known.layer, next.layer);
      const taken = { ...state, drafts: { ...state.drafts, [key]: next } };
      return stale ? forgotten(taken, key) : taken;
    });
  }

  async function reload(keys: readonly DocumentKey[]): Promise<void> {
    const queue = [...keys];
    const work = async (): Promise<void> => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        takeIn(key, draftOf(await api.document(pack, key)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  async function load(): Promise<void> {
    try {
      const keys = (await api.documents(pack)).map(({ kind, id }) => documentKey(kind, id));
      const first = keys.filter((key) => FIRST.has(splitKey(key).kind));
      await reload(first);
      change((state) => ({ ...state, status: 'ready', refusal: undefined }));
      await reload(keys.filter((key) => !first.includes(key)));
      change((state) => ({ ...state, complete: true }));
    } catch (error) {
      change((state) => ({ ...state, status: 'failed', refusal: refusalOf(error) }));
    }
  }

  async function refresh(): Promise<void> {
    const list = await api.documents(pack);
    const { drafts } = store.get();
    const newer = list.filter(({ kind, id, draft }) => {
      const known = drafts[documentKey(kind, id)];
      return !known || known.revision !== (draft ?? 0);
    });
    await reload(newer.map(({ kind, id }) => documentKey(kind, id)));
  }

  return { load, reload, refresh };
}

function besides(known: DraftState, fresh: DraftState): DraftState {
  const { parent, published, provenance } = fresh;
  const kept = withLayer({ ...known, parent, published, provenance }, known.layer);
  if (known.saving || fresh.revision === known.revision) return kept;
  if (sameJson(fresh.saved, known.saved)) return { ...kept, revision: fresh.revision };
  return { ...kept, conflict: { revision: fresh.revision, theirs: fresh.saved } };
}
