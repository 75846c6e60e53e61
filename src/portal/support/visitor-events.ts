import { lateCalls } from '../gateway/late-calls.ts';
import { readEvents } from '../live/event-reader.ts';
import { keepStream } from '../live/keep-stream.ts';
import { isStream, openStream } from '../live/open-stream.ts';
import { watchPresence } from '../live/page-presence.ts';

/** Milliseconds. */
const pauses = { most: 30_000, silence: 60_000 };

/** Listens to what happens in a visitor's conversation while the page is seen; members hear it on the stream that they have anyway. */
export function listenAsVisitor(language: () => string, tell: (event: string) => void): () => void {
  const stream = keepStream({
    open: (signal) => openStream(fetch, lateCalls.supportEvents.path, { language: language(), signal }),
    async read(response) {
      if (!isStream(response)) return;
      await readEvents(
        response,
        (event) => {
          stream.heard();
          // What was missed without a stream is asked for.
          tell(event === 'open' ? 'support' : event);
        },
        pauses.silence,
      );
    },
    longestPause: pauses.most,
  });
  const unwatch = watchPresence({}, { leave: stream.disconnect, comeBack: stream.connect });
  stream.connect();
  return () => {
    unwatch();
    stream.disconnect();
  };
}
