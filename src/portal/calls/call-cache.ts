import { calls } from '#contract/generated/calls.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { Loaded } from './loaded.ts';
import type { KeptAnswers } from './kept-answers.ts';

type AnyRequest = CallRequest<CallId>;
type Entry = {
  id: CallId;
  request: AnyRequest;
  loaded: Loaded<unknown>;
  /** Counts fetches; only the answer of the latest is taken. */
  round: number;
  fetching: boolean;
  /** Newer data is wanted at the next use. */
  stale: boolean;
  users: number;
};

export type CallCache = {
  /** The data of a call, fetched at first use. The same object until something changes. */
  read: <Id extends CallId>(id: Id, request: CallRequest<Id>) => Loaded<CallValue<Id>>;
  /** Listens; while someone listens the entry is refreshed when it becomes stale. */
  watch: <Id extends CallId>(id: Id, request: CallRequest<Id>, listener: () => void) => () => void;
  /** Whether an answer is being asked for: what is on show may be out of date. */
  fetching: <Id extends CallId>(id: Id, request: CallRequest<Id>) => boolean;
  /** Hears of every change. */
  subscribe: (listener: () => void) => () => void;
  /** Marks answers as out of date; watched ones are fetched again at once, and stay on show until then. */
  invalidate: (which: Which) => void;
  /** While held, answers that are out of date stay on show and are not asked for again by themselves; the answer lets go. */
  hold: (which: (id: CallId) => boolean) => () => void;
  /** Forgets answers, such as those of a session that ended; watched ones are fetched anew. */
  forget: (which: Which) => void;
};

/** Chooses answers, by their call, what was asked, and whether somebody uses them now. */
type Which = (id: CallId, request: AnyRequest, used: boolean) => boolean;

type CallCacheOptions = {
  call: <Id extends CallId>(id: Id, request: CallRequest<Id>) => Promise<CallValue<Id>>;
  kept: KeptAnswers;
};

const keyOf = (id: CallId, request: AnyRequest): string => `${id} ${JSON.stringify(request)}`;

/** Whether a call answers for the member who is logged in. */
export const isPersonal = (id: CallId): boolean => 'token' in calls[id];

/** Answers of read-only calls, each fetched once and shared by all blocks that use it. */
export function createCallCache({ call, kept }: CallCacheOptions): CallCache {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const holds = new Set<(id: CallId) => boolean>();
  const isHeld = (id: CallId): boolean => [...holds].some((which) => which(id));

  const fetchEntry = (entry: Entry): void => {
    const round = ++entry.round;
    entry.fetching = true;
    entry.stale = false;
    const settle = (loaded: Loaded<unknown>) => {
      if (entry.round !== round) return;
      entry.fetching = false;
      entry.loaded = loaded;
      changed();
    };
    call(entry.id, entry.request).then(
      (value) => {
        if (entry.round === round) kept.keep(entry.id, entry.request, value);
        settle({ state: 'ready', value, retry: entry.loaded.retry });
      },
      (cause: unknown) => {
        const error =
          cause instanceof CallError ? cause : new CallError('BAD_ANSWER', String(cause), { cause });
        // What is on show stays: old data is better than none, and the next use asks again.
        if (entry.round === round && entry.loaded.state === 'ready') {
          entry.stale = true;
          return settle({ ...entry.loaded, outdated: true });
        }
        settle({ state: 'failed', value: undefined, error, retry: entry.loaded.retry });
      },
    );
  };

  const entryOf = (id: CallId, request: AnyRequest): Entry => {
    const key = keyOf(id, request);
    const found = entries.get(key);
    if (found) return found;
    const retry = () => {
      if (entry.fetching) return;
      if (entry.loaded.state !== 'ready') entry.loaded = { state: 'loading', value: undefined, retry };
      fetchEntry(entry);
      changed();
    };
    const entry: Entry = {
      id,
      request,
      loaded: { state: 'loading', value: undefined, retry },
      round: 0,
      fetching: false,
      stale: false,
      users: 0,
    };
    entries.set(key, entry);
    const answer = kept.find(id, request);
    if (answer) entry.loaded = { state: 'ready', value: answer.value, retry };
    if (!answer?.fresh) fetchEntry(entry);
    return entry;
  };

  return {
    read: <Id extends CallId>(id: Id, request: CallRequest<Id>) =>
      entryOf(id, request).loaded as Loaded<CallValue<Id>>,
    fetching: (id, request) => entries.get(keyOf(id, request))?.fetching ?? false,
    watch(id, request, listener) {
      const entry = entryOf(id, request);
      entry.users += 1;
      if (entry.stale && !entry.fetching && !isHeld(id)) fetchEntry(entry);
      listeners.add(listener);
      return () => {
        entry.users -= 1;
        listeners.delete(listener);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    invalidate(which) {
      for (const entry of entries.values()) {
        if (!which(entry.id, entry.request, entry.users > 0)) continue;
        entry.stale = true;
        if (entry.users > 0 && !isHeld(entry.id)) fetchEntry(entry);
      }
      changed();
    },
    hold(which) {
      // Of its own, so that two holders of the same do not let go for each other.
      const own = (id: CallId): boolean => which(id);
      holds.add(own);
      return () => {
        if (!holds.delete(own)) return;
        for (const entry of entries.values()) {
          if (own(entry.id) && entry.stale && entry.users > 0 && !isHeld(entry.id)) fetchEntry(entry);
        }
        changed();
      };
    },
    forget(which) {
      const again: [string, Entry][] = [];
      for (const [key, entry] of entries) {
        if (!which(entry.id, entry.request, entry.users > 0)) continue;
        entry.round += 1;
        entry.fetching = false;
        entry.loaded = { state: 'loading', value: undefined, retry: entry.loaded.retry };
        kept.drop(entry.id);
        if (entry.users === 0) entries.delete(key);
        else again.push([key, entry]);
      }
      changed();
      // By then whoever showed an answer of a session that has ended is gone: the platform would refuse to answer anew.
      queueMicrotask(() => {
        for (const [key, entry] of again) {
          if (entry.fetching) continue;
          if (entry.users > 0) fetchEntry(entry);
          else if (entries.get(key) === entry) entries.delete(key);
        }
      });
    },
  };
}
