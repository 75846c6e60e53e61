/** Cookie with a number from 0 to 99 that stays the same for a browser: a rollout of n % is for those below n. */
export const bucketCookie = 'livery_bucket';

/** The bucket that a request's `cookie` header names; undefined for a browser that has none yet. */
export function bucketIn(cookies: string | string[] | undefined): number | undefined {
  if (typeof cookies !== 'string') return undefined;
  const match = /(?:^|;\s*)livery_bucket=(\d{1,2})(?:;|$)/.exec(cookies);
  return match ? Number(match[1]) : undefined;
}

/** Life of the cookie: a year. */
export const bucketSeconds = 365 * 24 * 3600;
