import { proxy, ref, subscribe } from 'valtio';
import type { Ref } from '#engine/proxy-types.ts';
import { firstCalls } from '#contract/generated/first-calls.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { Loaded } from './loaded.ts';
import type { KeptAnswers } from './kept-answers.ts';

type AnyRequest = CallRequest<CallId>;
/** `fetching`: a request is pending, so the answer on show may be outdated. */
type CallAnswer = { loaded: Ref<Loaded<unknown>>; fetching: boolean };

type Entry = {
  id: CallId;
  request: AnyRequest;
  answer: CallAnswer;
  /** Counts fetches; only the answer of the latest is accepted. */
  round: number;
  /** Aborts the latest fetch. */
  abort: () => void;
  /** The next use fetches the call again. */
  stale: boolean;
  users: number;
};

export type CallCache = {
  /** Data of a call, fetched at first use. The same object until something changes. */
  read: <Id extends CallId>(id: Id, request: CallRequest<Id>) => Loaded<CallValue<Id>>;
  /** Subscribes to a call; a subscribed entry is refetched when it becomes stale. */
  watch: <Id extends CallId>(id: Id, request: CallRequest<Id>, listener: () => void) => () => void;
  /** Proxy of every answer by `callKey`, pending ones included. */
  answers: Readonly<Record<string, CallAnswer>>;
  /** Marks answers as stale; watched ones are refetched at once and stay on show meanwhile. */
  invalidate: (which: Which) => void;
  /** Suspends refetching of the chosen calls' stale answers, which stay on show; returns a function that resumes it. */
  hold: (which: (id: CallId) => boolean) => () => void;
  /** Drops answers, such as those of an ended session, and aborts fetches of them; watched ones are fetched anew. */
  forget: (which: Which) => void;
};

/** Selects answers by call, request, and use by a component. */
type Which = (id: CallId, request: AnyRequest, used: boolean) => boolean;

type CallCacheOptions = {
  call: Gateway['call'];
  kept: KeptAnswers;
  /** Answers by `callKey` that came with the page. */
  given?: ReadonlyMap<string, unknown> | undefined;
};

export const callKey = (id: CallId, request: AnyRequest): string => `${id} ${JSON.stringify(request)}`;

/** True for calls that answer for the logged-in member. */
export const isPersonal = (id: CallId): boolean => 'token' in firstCalls[id as keyof typeof firstCalls];

/** Cache of read-only calls, each fetched once and shared by all blocks. */
export function createCallCache({ call, kept, given = new Map() }: CallCacheOptions): CallCache {
  const entries = new Map<string, Entry>();
  const answers = proxy<Record<string, CallAnswer>>({});
  const drop = (key: string): void => {
    entries.delete(key);
    delete answers[key];
  };
  const holds = new Set<(id: CallId) => boolean>();
  const isHeld = (id: CallId): boolean => [...holds].some((which) => which(id));

  const fetchEntry = (entry: Entry): void => {
    const round = ++entry.round;
    entry.answer.fetching = true;
    entry.stale = false;
    const settle = (loaded: Loaded<unknown>) => {
      if (entry.round !== round) return;
      entry.answer.loaded = ref(loaded);
      entry.answer.fetching = false;
    };
    const controller = new AbortController();
    entry.abort = () => controller.abort();
    call(entry.id, entry.request, { signal: controller.signal }).then(
      (value) => {
        if (entry.round === round) kept.keep(entry.id, entry.request, value);
        settle({ state: 'ready', value, retry: entry.answer.loaded.retry });
      },
      (cause: unknown) => {
        const error =
          cause instanceof CallError ? cause : new CallError('BAD_ANSWER', String(cause), { cause });
        // The previous answer stays on show as outdated, and the next use retries.
        if (entry.round === round && entry.answer.loaded.state === 'ready') {
          entry.stale = true;
          return settle({ ...entry.answer.loaded, outdated: true });
        }
        settle({ state: 'failed', value: undefined, error, retry: entry.answer.loaded.retry });
      },
    );
  };

  const entryOf = (id: CallId, request: AnyRequest): Entry => {
    const key = callKey(id, request);
    const found = entries.get(key);
    if (found) return found;
    const retry = () => {
      if (entry.answer.fetching) return;
      if (entry.answer.loaded.state !== 'ready') entry.answer.loaded = ref(loading);
      fetchEntry(entry);
    };
    const loading: Loaded<unknown> = { state: 'loading', value: undefined, retry };
    const value = given.get(key);
    const known = value === undefined ? kept.find(id, request) : { value, fresh: true };
    const loaded: Loaded<unknown> = known ? { state: 'ready', value: known.value, retry } : loading;
    const answer = proxy<CallAnswer>({ loaded: ref(loaded), fetching: false });
    const entry: Entry = { id, request, answer, round: 0, abort: () => {}, stale: false, users: 0 };
    entries.set(key, entry);
    answers[key] = answer;
    if (!known?.fresh) fetchEntry(entry);
    return entry;
  };

  return {
    read: <Id extends CallId>(id: Id, request: CallRequest<Id>) =>
      entryOf(id, request).answer.loaded as Loaded<CallValue<Id>>,
    answers,
    watch(id, request, listener) {
      const entry = entryOf(id, request);
      entry.users += 1;
      if (entry.stale && !entry.answer.fetching && !isHeld(id)) fetchEntry(entry);
      const stop = subscribe(entry.answer, listener, true);
      return () => {
        entry.users -= 1;
        stop();
      };
    },
    invalidate(which) {
      for (const entry of entries.values()) {
        if (!which(entry.id, entry.request, entry.users > 0)) continue;
        entry.stale = true;
        if (entry.users > 0 && !isHeld(entry.id)) fetchEntry(entry);
      }
    },
    hold(which) {
      // A new function for each holder, so that releasing one does not release another.
      const own = (id: CallId): boolean => which(id);
      holds.add(own);
      return () => {
        if (!holds.delete(own)) return;
        for (const entry of entries.values()) {
          if (own(entry.id) && entry.stale && entry.users > 0 && !isHeld(entry.id)) fetchEntry(entry);
        }
      };
    },
    forget(which) {
      const again: [string, Entry][] = [];
      for (const [key, entry] of entries) {
        if (!which(entry.id, entry.request, entry.users > 0)) continue;
        entry.round += 1;
        entry.abort();
        kept.drop(entry.id);
        if (entry.users === 0) drop(key);
        else again.push([key, entry]);
      }
      for (const [, { answer }] of again) {
        answer.loaded = ref({ state: 'loading', value: undefined, retry: answer.loaded.retry });
        answer.fetching = false;
      }
      // A microtask later, components that showed answers of an ended session are unmounted: the platform would refuse
      // to answer again.
      queueMicrotask(() => {
        for (const [key, entry] of again) {
          if (entry.answer.fetching) continue;
          if (entry.users > 0) fetchEntry(entry);
          else if (entries.get(key) === entry) drop(key);
        }
      });
    },
  };
}
