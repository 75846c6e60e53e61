import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewardFor, smallestReward } from './reward.ts';

const tiers = [
  { from: 1000, amount: 50 },
  { from: 5000, amount: 400 },
];

describe('a reward', () => {
  it.each([
    [{ by: 'fixed', amount: 300 }, 0n, 300n],
    [{ by: 'share', percent: 33.3333 }, 1000n, 333n],
    [{ by: 'share', percent: 0.0001 }, 999_999n, 0n],
    [{ by: 'share', percent: 150, max: 900 }, 1000n, 900n],
    [{ by: 'tiers', tiers }, 999n, 0n],
    [{ by: 'tiers', tiers }, 4999n, 50n],
    [{ by: 'tiers', tiers }, 5000n, 400n],
  ] as const)('by %j of %d is %d', (gives, base, reward) => {
    expect(rewardFor({ what: 'money', ...structuredClone(gives) } as never, base)).toBe(reward);
  });

  it('is at least the smallest, and never above its cap, whatever is paid in', () => {
    const gives = fc.oneof(
      fc.record({ by: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({
        by: fc.constant('share' as const),
        percent: fc.integer({ min: 1, max: 3_000_000 }).map((parts) => parts / 10_000),
        max: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.constant({ by: 'tiers' as const, tiers }),
    );
    fc.assert(
      fc.property(
        gives,
        fc.integer({ min: 1, max: 100_000 }),
        fc.bigInt(0n, 10n ** 15n),
        (one, least, more) => {
          const document = { what: 'money' as const, ...one };
          const reward = rewardFor(document, BigInt(least) + more);
          expect(reward <= BigInt('max' in one ? one.max : 10_000)).toBe(true);
          // 0 is no reward; the smallest is the least that one can be.
          expect(reward === 0n || reward >= smallestReward(document, least)).toBe(true);
        },
      ),
    );
  });
});
