import type { HintStream } from '#engine/live/live.ts';
import { watchPresence, type Presence } from './page-presence.ts';

/**
 * Hints by server-sent events; the browser reconnects by itself. A hidden page has no channel: it checks the pointer
 * when shown again.
 */
export function eventHints(address: string, presence: Presence = {}): HintStream {
  return ({ hint, connected }) => {
    let events: EventSource | undefined;
    const open = () => {
      events ??= openEvents(address, hint, connected);
    };
    const close = () => {
      events?.close();
      events = undefined;
    };
    const stop = watchPresence(presence, {
      leave: () => {
        close();
        connected(false);
      },
      comeBack: open,
    });
    open();
    return () => {
      stop();
      close();
    };
  };
}

type Told = Parameters<HintStream>[0];

function openEvents(address: string, hint: Told['hint'], connected: Told['connected']): EventSource {
  const events = new EventSource(address);
  events.addEventListener('open', () => connected(true));
  events.addEventListener('error', () => connected(false));
  events.addEventListener('pointer', (event) => {
    try {
      const { seq, delta } = JSON.parse((event as MessageEvent<string>).data) as Record<string, unknown>;
      if (typeof seq === 'number') hint(seq, delta);
    } catch {
      // Malformed hints are ignored: the pointer is polled anyway.
    }
  });
  return events;
}
