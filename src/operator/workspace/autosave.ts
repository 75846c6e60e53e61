import type { DocumentKey } from '#engine/packs.ts';
import { sortProblems } from '#engine/problems.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { refusalOf } from '../api/refusal.ts';
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
  /** Called with the pack's count of changes before and after each save. */
  counted: (before: number, after: number) => void;
};

/** Saves edited layers as drafts: after a pause, one call at a time, again after a passing failure; then has the pack checked. */
export function createAutosave({
  api,
  pack,
  timers,
  getState,
  change,
  changeDraft,
  refresh,
  counted,
}: AutosaveOptions) {
  let cancel = (): void => {};
  let retryDelay = FIRST_RETRY;
  let running: Promise<void> = Promise.resolve();
  let checked: Promise<void> = Promise.resolve();
  /** True when the problems of what is saved have not been asked for. */
  let unchecked = false;
  let cancelCheck = (): void => {};

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

  /** Saves one document; true when the server has it. */
  async function save(key: DocumentKey, again = true): Promise<boolean> {
    const draft = getState().drafts[key];
    if (!draft) return false;
    const sent = draft.layer;
    changeDraft(key, (now) => ({ ...now, saving: true }));
    try {
      const { revision, before } = await api.saveDraft(pack, key, sent, draft);
      counted(before, revision);
      outdate();
      changeDraft(key, (now) => ({ ...now, saving: false, refusal: undefined, saved: sent, revision }));
      retryDelay = FIRST_RETRY;
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      const isStale = refusal.code === 'STALE_DRAFT' || refusal.code === 'STALE_BASE';
      // What is stale is merged or becomes a conflict: neither is a failure to show.
      changeDraft(key, (now) => ({ ...now, saving: false, refusal: isStale ? undefined : refusal }));
      if (isStale) {
        if (!(await compare(key))) return false;
        if (again) return save(key, false);
        later(PAUSE);
      } else if (refusal.passing) {
        later(retryDelay);
        retryDelay = Math.min(retryDelay * 2, LONGEST_RETRY);
      }
      return false;
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

  /** Saves documents one after the other. Problems and previews concern the whole pack, so both follow when the last is saved. */
  async function saveAll(keys: readonly DocumentKey[]): Promise<void> {
    let saved = 0;
    for (const key of keys) if (await save(key)) saved += 1;
    if (saved > 0) change((state) => ({ ...state, saves: state.saves + 1 }));
  }

  /** Marks the problems as those of an earlier state. */
  function outdate(): void {
    unchecked = true;
    change((state) => ({ ...state, isChecked: false }));
  }

  /** Fetches the problems of the pack with its drafts. A failure leaves the previous ones; after a passing one it tries again. */
  async function askForProblems(): Promise<void> {
    cancelCheck();
    unchecked = false;
    try {
      const problems = sortProblems(await api.validate(pack));
      change((state) => ({ ...state, problems, isChecked: !unchecked, checkRefusal: undefined }));
    } catch (error) {
      unchecked = true;
      const checkRefusal = refusalOf(error);
      change((state) => ({ ...state, checkRefusal }));
      if (checkRefusal.passing) cancelCheck = timers.after(FIRST_RETRY, () => void followUp());
    }
  }

  /** Has what was saved checked, beside later saves and one check at a time. */
  const followUp = (): Promise<void> => {
    checked = checked.then(() => (unchecked ? askForProblems() : undefined));
    return checked;
  };

  const check = (): Promise<void> => {
    outdate();
    return followUp();
  };

  const queue = (work: () => Promise<void>): Promise<void> => {
    running = running.then(work);
    return running;
  };

  async function flush(): Promise<boolean> {
    cancel();
    await queue(() => saveAll(pending()));
    await followUp();
    return !Object.values(getState().drafts).some(isUnsaved);
  }

  return {
    soon: () => later(PAUSE),
    flush,
    check,
    saveNow: (keys: readonly DocumentKey[]) => queue(() => saveAll(keys)).then(followUp),
    stop: () => {
      cancel();
      cancelCheck();
    },
  };
}
