import type { Hints } from '#engine/live.ts';

/** Hints over server-sent events; the browser opens the channel again by itself when it breaks. */
export function eventHints(address: string): Hints {
  return ({ hint, connected }) => {
    const events = new EventSource(address);
    events.addEventListener('open', () => connected(true));
    events.addEventListener('error', () => connected(false));
    events.addEventListener('pointer', (event) => {
      try {
        const { seq, delta } = JSON.parse((event as MessageEvent<string>).data) as Record<string, unknown>;
        if (typeof seq === 'number') hint(seq, delta);
      } catch {
        // Not a hint: the pointer is asked for now and then anyway.
      }
    });
    return () => events.close();
  };
}
