import type { DocumentKey } from '#engine/packs.ts';
import { sortProblems } from '#engine/problems.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { refusalOf } from '../api/refusal.ts';
import type { Problem } from '../api/types.ts';
import { isUnsaved, type DraftState, type WorkspaceState } from './state.ts';
import type { Timers } from './timers.ts';

/** Milliseconds without an edit before drafts are saved. */
const PAUSE = 500;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 30_000;

export type AutosaveOptions = {
  api: AdminApi;
  pack: string;
  timers: Timers;
  getState: () => WorkspaceState;
  change: (next: (state: WorkspaceState) => WorkspaceState) => void;
  changeDraft: (key: DocumentKey, next: (draft: DraftState) => DraftState) => void;
  refresh: () => Promise<void>;
};

/** Saves edited layers as drafts: after a pause, one call at a time, again after a passing failure. */
export function createAutosave({
  api,
  pack,
  timers,
  getState,
  change,
  changeDraft,
  refresh,
}: AutosaveOptions) {
  let cancel = (): void => {};
  let retryDelay = FIRST_RETRY;
  let running: Promise<void> = Promise.resolve();
  /** True when a draft was saved since the pack was last checked. */
  let unchecked = false;

  const pending = (): DocumentKey[] =>
    Object.entries(getState().drafts)
      .filter(([, draft]) => isUnsaved(draft) && !draft.conflict)
      .map(([key]) => key)
      // Texts are saved before documents that name them, so that drafts rarely lack their texts.
      .sort((a, b) => Number(b.startsWith('texts/')) - Number(a.startsWith('texts/')));

  const later = (delay: number): void => {
    cancel();
    cancel = timers.after(delay, () => void flush());
  };

  const found = (problems: readonly Problem[]): void => {
    unchecked = false;
    change((state) => ({ ...state, problems: sortProblems(problems), checkRefusal: undefined }));
  };

  /** Saves one document. Problems concern the whole pack, so only the last of several saves has it checked. */
  async function save(key: DocumentKey, last: boolean, again = true): Promise<void> {
    const draft = getState().drafts[key];
    if (!draft) return;
    const sent = draft.layer;
    changeDraft(key, (now) => ({ ...now, saving: true }));
    try {
      const { revision, problems } = await api.saveDraft(pack, key, sent, { ...draft, check: last });
      changeDraft(key, (now) => ({ ...now, saving: false, refusal: undefined, saved: sent, revision }));
      unchecked = true;
      if (problems) found(problems);
      change((state) => ({ ...state, saves: state.saves + 1 }));
      retryDelay = FIRST_RETRY;
    } catch (error) {
      const refusal = refusalOf(error);
      changeDraft(key, (now) => ({ ...now, saving: false, refusal }));
      if (refusal.code === 'STALE_DRAFT' || refusal.code === 'STALE_BASE') {
        if (!(await compare(key))) return;
        if (again) await save(key, last, false);
        else later(PAUSE);
      } else if (refusal.passing) {
        later(retryDelay);
        retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY);
      }
    }
  }

  /**
   * Loads the newer draft or version, which becomes a conflict if both changed the same value. True when there is none and edits remain
   * to be saved.
   */
  async function compare(key: DocumentKey): Promise<boolean> {
    try {
      await refresh();
      changeDraft(key, (now) => ({ ...now, refusal: undefined }));
      const draft = getState().drafts[key];
      return draft !== undefined && isUnsaved(draft) && !draft.conflict;
    } catch (error) {
      changeDraft(key, (now) => ({ ...now, refusal: refusalOf(error) }));
      later(retryDelay);
      return false;
    }
  }

  async function saveAll(keys: readonly DocumentKey[]): Promise<void> {
    for (const [index, key] of keys.entries()) await save(key, index === keys.length - 1);
    // The last one was not saved.
    if (unchecked) await check();
  }

  /** Fetches the problems of the pack with its drafts. A failure leaves the previous ones. */
  async function check(): Promise<void> {
    try {
      found(await api.validate(pack));
    } catch (error) {
      change((state) => ({ ...state, checkRefusal: refusalOf(error) }));
    }
  }

  const queue = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work);
    return running;
  };

  async function flush(): Promise<boolean> {
    cancel();
    await queue(() => saveAll(pending()));
    return !Object.values(getState().drafts).some(isUnsaved);
  }

  return {
    soon: () => later(PAUSE),
    flush,
    check,
    saveNow: (keys: readonly DocumentKey[]) => queue(() => saveAll(keys)),
    stop: () => cancel(),
  };
}
