import { lateCalls } from '../gateway/late-calls.ts';
import { readEvents } from '../live/event-reader.ts';
import { isStream, openStream } from '../live/open-stream.ts';
import { watchPresence } from '../live/page-presence.ts';

/** Milliseconds. */
const pauses = { first: 1_000, most: 30_000, silence: 60_000 };

/** Listens to what happens in a visitor's conversation while the page is seen; members hear it on the stream that they have anyway. */
export function listenAsVisitor(language: () => string, tell: (event: string) => void): () => void {
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const connect = async (): Promise<void> => {
    if (connection) return;
    const own = (connection = new AbortController());
    try {
      const asking = { language: language(), signal: own.signal };
      const response = await openStream(fetch, lateCalls.supportEvents.path, asking);
      if (!isStream(response)) throw new Error(`The platform answered HTTP ${response.status}.`);
      await readEvents(
        response,
        (event) => {
          failures = 0;
          // What was missed without a stream is asked for.
          tell(event === 'open' ? 'support' : event);
        },
        pauses.silence,
      );
    } catch {
      // A connection that broke is opened again below.
    }
    own.abort();
    if (connection !== own) return;
    connection = undefined;
    retry = setTimeout(() => void connect(), Math.min(pauses.first * 2 ** failures++, pauses.most));
  };
  const leave = (): void => {
    clearTimeout(retry);
    const open = connection;
    connection = undefined;
    open?.abort();
  };
  const unwatch = watchPresence({}, { leave, comeBack: () => void connect() });
  void connect();
  return () => {
    unwatch();
    leave();
  };
}
