import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { sessionHeaders } from '../gateway/gateway.ts';
import { lateCalls } from '../gateway/late-calls.ts';
import { readEvents } from '../live/event-reader.ts';
import { keepStream } from '../live/keep-stream.ts';
import { isStream, openStream } from '../live/open-stream.ts';
import { watchPresence, type Presence } from '../live/page-presence.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ChatLine } from './chat-types.ts';
import { mergeLines } from './merge-lines.ts';

/** Milliseconds. */
const pauses = { most: 30_000, silence: 60_000, look: 5_000 };

/** One room as it stands on the page. */
export type RoomStore = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: Ref<CallError> | undefined;
  /** The oldest first. */
  readonly lines: Ref<readonly ChatLine[]>;
  /** There are earlier ones. */
  readonly more: boolean;
  readonly fetching: boolean;
  /** False while the stream is broken. */
  readonly connected: boolean;
  older: () => Promise<void>;
  /** Takes an answer of the platform about one message. */
  take: (line: ChatLine) => void;
  retry: () => void;
  /** Follows the room until the answer is called. */
  start: () => () => void;
};

type Dependencies = Pick<Portal, 'fetch' | 'gateway' | 'language' | 'session'>;
type Changes = CallValue<'chatEvents'>;

const asError = (fault: unknown): CallError =>
  fault instanceof CallError ? fault : new CallError('NETWORK', String(fault), { cause: fault });

/**
 * Follows a room: its last messages, then what changes, by the number up to which this page knows it. A connection that breaks is opened
 * again from there, so that nothing is missed; what comes twice is known by its number.
 */
export function createRoom(
  { fetch, gateway, language, session }: Dependencies,
  room: string,
  { random = Math.random, ...presence }: Presence & { random?: () => number } = {},
): RoomStore {
  let seq = 0;
  let stopped = true;

  const apply = ({ lines, seq: upTo }: Pick<Changes, 'lines' | 'seq'>): void => {
    seq = Math.max(seq, upTo);
    if (lines.length > 0) store.lines = ref(mergeLines(store.lines, lines, store.more));
  };
  const load = async (): Promise<void> => {
    try {
      const { messages, more, seq: upTo } = await gateway.call('chatMessages', { query: { room } });
      if (stopped) return;
      seq = upTo;
      store.more = more;
      store.lines = ref(messages.toReversed());
      store.state = 'ready';
      stream.connect();
    } catch (fault) {
      if (stopped) return;
      if (store.state === 'ready') return stream.again();
      store.error = ref(asError(fault));
      store.state = 'failed';
    }
  };
  const onEvent = (event: string, data: string): void => {
    if (event === 'reset') {
      disconnect();
      return void load();
    }
    if (event !== 'open' && event !== 'lines') return;
    stream.heard();
    store.connected = true;
    apply(JSON.parse(data) as Changes);
  };
  const stream = keepStream({
    open: (signal) =>
      openStream(fetch, `${lateCalls.chatEvents.path}?${new URLSearchParams({ room, after: String(seq) })}`, {
        language: language.current,
        signal,
        headers: sessionHeaders(session.current),
      }),
    async read(response, isCurrent) {
      if (isStream(response)) {
        const tell = (event: string, data: string): void => {
          if (isCurrent()) onEvent(event, data);
        };
        return void (await readEvents(response, tell, pauses.silence));
      }
      const answer = (await response.json()) as { success: boolean; code?: string; value: Changes };
      if (!isCurrent()) return;
      if (!answer.success) {
        if (response.status >= 429) return;
        // The room is closed, or not this reader's any more.
        store.error = ref(new CallError(answer.code ?? 'BAD_ANSWER', '', { status: response.status }));
        store.state = 'failed';
        return 'over';
      }
      // A platform without streams is asked again and again.
      if (answer.value.reset) await load();
      else onEvent('lines', JSON.stringify(answer.value));
      return pauses.look;
    },
    onEnd: (how) => {
      if (how !== pauses.look) store.connected = false;
    },
    longestPause: pauses.most,
    random,
  });
  const disconnect = (): void => {
    store.connected = false;
    stream.disconnect();
  };

  const store = proxy<Writable<RoomStore>>({
    state: 'loading',
    error: undefined,
    lines: ref([]),
    more: false,
    fetching: false,
    connected: false,
    async older() {
      const first = store.lines[0];
      if (!first || !store.more || store.fetching) return;
      store.fetching = true;
      try {
        const query = { room, before: String(first.id) };
        const { messages, more } = await gateway.call('chatMessages', { query });
        store.lines = ref([...messages.toReversed(), ...store.lines]);
        store.more = more;
      } catch {
        // The button stays, which asks again.
      }
      store.fetching = false;
    },
    // Not `seq`: what came before this message may still be on its way.
    take: (line) => void (store.lines = ref(mergeLines(store.lines, [line], store.more))),
    retry() {
      store.state = 'loading';
      store.error = undefined;
      void load();
    },
    start() {
      stopped = false;
      const unwatch = watchPresence(presence, {
        leave: disconnect,
        comeBack() {
          if (store.state === 'ready') stream.again(0);
        },
      });
      if (store.state === 'ready') stream.connect();
      else void load();
      return () => {
        stopped = true;
        unwatch();
        disconnect();
      };
    },
  });
  return store;
}
