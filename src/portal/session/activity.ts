/** When the player last did something on this page, so that what a page asks by itself does not keep a session alive. */
export type Activity = {
  /** Milliseconds since 1970. */
  last: () => number;
  /** The player did something, here or in a game's frame. */
  note: () => void;
};

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Listens to a page from now on; a page that was just opened was opened by somebody. */
export function createActivity(clock: () => Date, page: EventTarget | undefined): Activity {
  let last = clock().getTime();
  const note = () => {
    last = clock().getTime();
  };
  for (const sign of signs) page?.addEventListener(sign, note, { capture: true, passive: true });
  return { last: () => last, note };
}
