import { firstCalls } from '#contract/generated/first-calls.ts';
import { memberEventKinds, type MemberEventKind } from '#contract/member-events.ts';
import type { Portal } from '../runtime/portal.ts';
import { sessionHeaders } from '../gateway/gateway.ts';
import type { Session } from '../session/session-store.ts';
import { callsOfKind } from './kinds-of-calls.ts';
import { readEvents } from './event-reader.ts';
import { isStream, openStream } from './open-stream.ts';
import { watchPresence, type Presence } from './page-presence.ts';

/** Milliseconds. */
const pauses = { first: 1_000, most: 60_000, silence: 60_000, together: 300 };
const secondsBetweenLooks = 30;

const known = (event: string): event is MemberEventKind =>
  (memberEventKinds as readonly string[]).includes(event);

type Dependencies = Pick<Portal, 'calls' | 'desk' | 'documents' | 'language' | 'login'> & {
  fetch: typeof globalThis.fetch;
};
export type ListenOptions = Presence & { random?: () => number };

/**
 * Follows the platform's events for this member and refetches the affected calls, batching simultaneous hints. Without a stream the
 * balance is polled; a hidden page does neither, and catches up when shown again. The end of the session, anywhere, ends it here.
 */
export function listenToMember(
  { calls: cache, desk, documents, fetch, language, login }: Dependencies,
  session: Session,
  { random = Math.random, page = document, view = window }: ListenOptions = {},
): () => void {
  const heard = new Set<MemberEventKind>();
  let connection: AbortController | undefined;
  let connected = false;
  let failures = 0;
  let opened = false;
  /** The platform has no stream: retrying is useless. */
  let refused = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const visible = (): boolean => page.visibilityState === 'visible';
  const refresh = (kinds: Iterable<MemberEventKind>): void => {
    for (const kind of kinds) heard.add(kind);
    telling ??= setTimeout(() => {
      telling = undefined;
      const ids = new Set([...heard].flatMap((kind) => callsOfKind[kind]));
      heard.clear();
      cache.invalidate((id) => ids.has(id));
    }, pauses.together);
  };

  const connect = async (): Promise<void> => {
    if (connection || refused) return;
    const own = (connection = new AbortController());
    try {
      const headers = sessionHeaders(session);
      const asking = { language: language.current, signal: own.signal, headers };
      const response = await openStream(fetch, firstCalls.memberEvents.path, asking);
      if (!response.ok || !isStream(response)) {
        if (response.status === 401) login.lost(session);
        refused = response.ok || (response.status >= 400 && response.status < 500 && response.status !== 429);
        throw new Error(`The platform answered HTTP ${response.status}.`);
      }
      await readEvents(response, (event) => onEvent(event), pauses.silence);
    } catch {
      // A connection that broke is opened again below.
    }
    own.abort();
    if (connection !== own) return;
    connection = undefined;
    connected = false;
    if (refused) return;
    const pause = Math.min(pauses.first * 2 ** failures++, pauses.most);
    retry = setTimeout(() => void connect(), pause * (0.5 + random() / 2));
  };
  const onEvent = (event: string): void => {
    if (event === 'supportTyping') {
      desk.typing += 1;
      return;
    }
    // What was missed without a stream is asked for.
    if (event === 'support' || event === 'open') desk.heard += 1;
    if (known(event)) return refresh([event]);
    if (event === 'ended') return login.lost(session);
    if (event !== 'open') return;
    // Changes may have been missed without a stream; the first page's data is fresh.
    if (opened) refresh(memberEventKinds);
    opened = true;
    connected = true;
    failures = 0;
  };
  const disconnect = (): void => {
    clearTimeout(retry);
    const open = connection;
    connection = undefined;
    connected = false;
    open?.abort();
  };

  const comeBack = (): void => {
    if (connection) return;
    clearTimeout(retry);
    refresh(memberEventKinds);
    void connect();
  };
  const seconds = documents.current.constants.constants.balanceRefreshSeconds ?? secondsBetweenLooks;
  const looking = setInterval(() => {
    if (!connected && visible()) refresh(['balance']);
  }, seconds * 1000);
  const unwatch = watchPresence({ page, view }, { leave: disconnect, comeBack });
  if (visible()) void connect();

  return () => {
    unwatch();
    clearInterval(looking);
    clearTimeout(telling);
    disconnect();
  };
}
