/** The cookies of a page: `document`, or a fake. */
type Jar = { cookie: string };

/**
 * Number from 0 to 99, constant for this browser, so that a rollout includes it permanently. A cookie, since the server serves the
 * previous bundle to browsers outside of a rollout.
 */
export function rolloutBucket(jar: Jar, random: () => number, secure = false): number {
  const kept = /(?:^|;\s*)livery_bucket=(\d{1,2})(?:;|$)/.exec(jar.cookie)?.[1];
  if (kept !== undefined) return Number(kept);
  const drawn = Math.floor(random() * 100);
  jar.cookie = `livery_bucket=${drawn}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
  return drawn;
}
