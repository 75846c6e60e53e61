import type { PreviewBoot } from '../live/boot.ts';

/** Milliseconds a timer can wait at most. */
const LONGEST = 2 ** 31 - 1;

const gone = new Set([403, 410]);

/** Reports once that the preview has ended: its time has passed, or an operator has ended it. */
export function watchEnding({ token, until }: PreviewBoot, tell: () => void): { check: () => void } {
  let over = false;
  const end = (): void => {
    if (!over) tell();
    over = true;
  };
  setTimeout(end, Math.min(LONGEST, Math.max(0, Date.parse(until) - Date.now())));
  return {
    /** Asks the server; call it when the draft could not be loaded. */
    check: () =>
      void fetch(`/config/v1/previews/${encodeURIComponent(token)}/pointer`, { cache: 'no-store' }).then(
        ({ status }) => (gone.has(status) ? end() : undefined),
        () => undefined,
      ),
  };
}
