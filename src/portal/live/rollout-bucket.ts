/** The cookies of a page: `document`, or a stand-in for it. */
type Jar = { cookie: string };

/**
 * A number from 0 to 99 that stays the same for this browser, so that a rollout takes it in once and for all. In a cookie, since the
 * server begins the pages of those outside of a rollout with the bundle before.
 */
export function rolloutBucket(jar: Jar, random: () => number, secure = false): number {
  const kept = /(?:^|;\s*)livery_bucket=(\d{1,2})(?:;|$)/.exec(jar.cookie)?.[1];
  if (kept !== undefined) return Number(kept);
  const drawn = Math.floor(random() * 100);
  jar.cookie = `livery_bucket=${drawn}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
  return drawn;
}
