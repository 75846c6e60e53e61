/**
 * The time of every story, so that stories made on different days look the same: a morning of the demo brands on which today's draws are
 * still to come, seconds after a minute began, so that the countdowns of games drawn every minute run.
 */
export const storyTime = Date.UTC(2026, 10, 21, 3, 2, 17);

/** A clock that stands at the time of stories now, and runs. */
export function storyClock(): () => Date {
  const opened = Date.now();
  return () => new Date(storyTime + Date.now() - opened);
}
