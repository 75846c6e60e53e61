import type { Hints } from '#engine/live.ts';

/** Hints over server-sent events; the browser opens the channel again by itself when it breaks. */
export function eventHints(address: string): Hints {
  return ({ hint, connected }) => {
    const events = new EventSource(address);
    events.addEventListener('open', () => connected(true));
    events.addEventListener('error', () => connected(false));
    events.addEventListener('pointer', (event) => {
      try {
        const { seq } = JSON.parse((event as MessageEvent<string>).data) as { seq?: unknown };
        if (typeof seq === 'number') hint(seq);
      } catch {
        // Not a hint: the pointer is asked for now and then anyway.
      }
    });
    return () => events.close();
  };
}
