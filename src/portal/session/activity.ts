/** Time of the player's last activity; the page's own requests do not keep a session alive. */
export type Activity = {
  /** Milliseconds since 1970. */
  last: () => number;
  /** The player did something, here or in a game's frame. */
  note: () => void;
};

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Entry of the browser's storage: all tabs have one session, so activity in one is activity in all. */
const entryName = 'livery.active';
/** Milliseconds between two writes of it. */
const pause = 5_000;

/** Tracks activity from now on; opening the page counts as activity. */
export function createActivity(
  clock: () => Date,
  page: EventTarget | undefined,
  shared: Storage | undefined,
): Activity {
  let last = 0;
  let told = 0;
  const note = () => {
    last = clock().getTime();
    if (Math.abs(last - told) < pause) return;
    told = last;
    shared?.setItem(entryName, String(last));
  };
  note();
  for (const sign of signs) page?.addEventListener(sign, note, { capture: true, passive: true });
  return {
    // An entry of the future is of a clock that has been put back.
    last: () => Math.max(last, Math.min(Number(shared?.getItem(entryName)), clock().getTime())),
    note,
  };
}
