/** Time of the player's last activity; the page's own requests do not keep a session alive. */
export type Activity = {
  /** Milliseconds since 1970. */
  last: () => number;
  /** The player did something, here or in a game's frame. */
  note: () => void;
};

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Tracks activity from now on; opening the page counts as activity. */
export function createActivity(clock: () => Date, page: EventTarget | undefined): Activity {
  let last = clock().getTime();
  const note = () => {
    last = clock().getTime();
  };
  for (const sign of signs) page?.addEventListener(sign, note, { capture: true, passive: true });
  return { last: () => last, note };
}
