import { describe, expect, it } from 'vitest';
import { rolloutBucket } from './rollout-bucket.ts';

describe('the bucket of a browser', () => {
  it('is drawn once and kept in a cookie, which the server may have made', () => {
    const jar = { cookie: 'livery_language=my' };
    expect(rolloutBucket(jar, () => 0.42)).toBe(42);
    expect(jar.cookie).toBe('livery_bucket=42; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(rolloutBucket({ cookie: 'a=b; livery_bucket=7; c=d' }, () => 0.42)).toBe(7);
    expect(rolloutBucket({ cookie: 'livery_bucket=' }, () => 0)).toBe(0);
  });
});
