import { proxy, ref } from 'valtio';
import type { Ref, Writable } from '#engine/proxy-types.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { sessionHeaders } from '../gateway/gateway.ts';
import { lateCalls } from '../gateway/late-calls.ts';
import { readEvents } from '../live/event-reader.ts';
import { isStream, openStream } from '../live/open-stream.ts';
import { watchPresence, type Presence } from '../live/page-presence.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ChatLine } from './chat-types.ts';
import { mergeLines } from './merge-lines.ts';

/** Milliseconds. */
const pauses = { first: 1_000, most: 30_000, silence: 60_000, look: 5_000 };

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
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
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
      void connect();
    } catch (fault) {
      if (stopped) return;
      if (store.state === 'ready') return again();
      store.error = ref(asError(fault));
      store.state = 'failed';
    }
  };
  /** Opens the stream again after a pause that grows with each failure. */
  const again = (pause = Math.min(pauses.first * 2 ** failures++, pauses.most)): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), pause * (0.5 + random() / 2));
  };
  const onEvent = (event: string, data: string): void => {
    if (event === 'reset') {
      disconnect();
      return void load();
    }
    if (event !== 'open' && event !== 'lines') return;
    failures = 0;
    store.connected = true;
    apply(JSON.parse(data) as Changes);
  };
  async function connect(): Promise<void> {
    if (connection || stopped || store.state !== 'ready') return;
    const own = (connection = new AbortController());
    let pause: number | undefined;
    try {
      const query = new URLSearchParams({ room, after: String(seq) });
      const headers = sessionHeaders(session.current);
      const asking = { language: language.current, signal: own.signal, headers };
      const response = await openStream(fetch, `${lateCalls.chatEvents.path}?${query}`, asking);
      if (isStream(response))
        await readEvents(
          response,
          (event, data) => {
            if (connection === own) onEvent(event, data);
          },
          pauses.silence,
        );
      else {
        const answer = (await response.json()) as { success: boolean; code?: string; value: Changes };
        if (connection !== own) return;
        if (!answer.success)
          throw new CallError(answer.code ?? 'BAD_ANSWER', '', { status: response.status });
        // A platform without streams is asked again and again.
        if (answer.value.reset) return void load();
        onEvent('lines', JSON.stringify(answer.value));
        pause = pauses.look;
      }
    } catch (fault) {
      // The room is closed, or not this reader's any more.
      if (
        connection === own &&
        fault instanceof CallError &&
        fault.status !== undefined &&
        fault.status < 429
      ) {
        connection = undefined;
        store.connected = false;
        store.error = ref(fault);
        store.state = 'failed';
        return;
      }
    }
    own.abort();
    if (connection !== own) return;
    connection = undefined;
    if (pause === undefined) store.connected = false;
    again(pause);
  }
  const disconnect = (): void => {
    clearTimeout(retry);
    const open = connection;
    connection = undefined;
    store.connected = false;
    open?.abort();
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
      const unwatch = watchPresence(presence, { leave: disconnect, comeBack: () => again(0) });
      void (store.state === 'ready' ? connect() : load());
      return () => {
        stopped = true;
        unwatch();
        disconnect();
      };
    },
  });
  return store;
}
