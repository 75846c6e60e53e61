import { firstCalls } from '#contract/generated/first-calls.ts';
import { memberEventKinds, type MemberEventKind } from '#contract/member-events.ts';
import type { Portal } from '../runtime/portal.ts';
import { sessionHeaders } from '../gateway/gateway.ts';
import type { Session } from '../session/session-store.ts';
import { callsOfKind } from './kinds-of-calls.ts';
import { readEvents } from './event-reader.ts';
import { keepStream } from './keep-stream.ts';
import { isStream, openStream } from './open-stream.ts';
import { watchPresence, type Presence } from './page-presence.ts';

/** Milliseconds. */
const pauses = { most: 60_000, silence: 60_000, together: 300 };
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
  let connected = false;
  let opened = false;
  /** The platform has no stream: retrying is useless. */
  let refused = false;
  let telling: ReturnType<typeof setTimeout> | undefined;

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

  const stream = keepStream({
    open: (signal) =>
      openStream(fetch, firstCalls.memberEvents.path, {
        language: language.current,
        signal,
        headers: sessionHeaders(session),
      }),
    async read(response) {
      if (response.ok && isStream(response))
        return void (await readEvents(response, onEvent, pauses.silence));
      const { ok, status } = response;
      if (status === 401) login.lost(session);
      refused = ok || (status >= 400 && status < 500 && status !== 429);
      return refused ? 'over' : undefined;
    },
    onEnd: () => void (connected = false),
    longestPause: pauses.most,
    random,
  });
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
    // Changes may have been missed without a stream. While the first one was on its way a bet may have moved the balance; the rest of
    // the page is fresh.
    if (opened) refresh(memberEventKinds);
    else cache.invalidate((id) => id === 'walletBalance');
    opened = true;
    connected = true;
    stream.heard();
  };
  const connect = (): void => {
    if (!refused) stream.connect();
  };
  const disconnect = (): void => {
    connected = false;
    stream.disconnect();
  };

  const comeBack = (): void => {
    if (stream.isOpen()) return;
    refresh(memberEventKinds);
    connect();
  };
  const seconds = documents.current.constants.constants.balanceRefreshSeconds ?? secondsBetweenLooks;
  const looking = setInterval(() => {
    if (!connected && visible()) refresh(['balance']);
  }, seconds * 1000);
  const unwatch = watchPresence({ page, view }, { leave: disconnect, comeBack });
  if (visible()) connect();

  return () => {
    unwatch();
    clearInterval(looking);
    clearTimeout(telling);
    disconnect();
  };
}
