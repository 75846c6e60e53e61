/**
 * Time of every story, so that pictures do not depend on the day: a morning with today's draws still to come, seconds after a
 * minute began, so that countdowns of games drawn every minute run.
 */
export const storyTime = Date.UTC(2026, 10, 21, 3, 2, 17);

/** A clock that starts at the stories' time and runs. */
export function storyClock(): () => Date {
  const opened = Date.now();
  return () => new Date(storyTime + Date.now() - opened);
}
