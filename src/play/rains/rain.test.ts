import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rainsAround } from './rain.ts';
import { randomShares } from './shares.ts';

/** Random numbers of a seed. */
const randomFrom = (seed: number) => {
  let state = BigInt(seed) + 1n;
  return (below: bigint) =>
    (state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n) % below;
};

describe('shares of a rain', () => {
  it('sum to the budget exactly, multiples of the step and none below the smallest', () => {
    const ground = fc
      .record({
        envelopes: fc.integer({ min: 1, max: 400 }),
        step: fc.bigInt({ min: 1n, max: 1000n }),
        smallest: fc.bigInt({ min: 1n, max: 10_000n }),
        rest: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      })
      .map(({ envelopes, step, smallest, rest }) => ({
        envelopes,
        step,
        smallest: smallest * step,
        budget: (BigInt(envelopes) * smallest + rest) * step,
      }));
    fc.assert(
      fc.property(ground, fc.nat(), (rain, seed) => {
        const shares = randomShares(randomFrom(seed), rain);
        expect(shares).toHaveLength(rain.envelopes);
        expect(shares.reduce((all, share) => all + share, 0n)).toBe(rain.budget);
        expect(shares.every((share) => share >= rain.smallest && share % rain.step === 0n)).toBe(true);
      }),
    );
  });

  it('are as large at every place, over many rains', () => {
    const random = randomFrom(7);
    const sums = [0n, 0n, 0n, 0n];
    for (let turn = 0; turn < 4000; turn += 1)
      for (const [place, share] of randomShares(random, {
        budget: 1004n,
        envelopes: 4,
        step: 1n,
        smallest: 1n,
      }).entries())
        sums[place] = (sums[place] ?? 0n) + share;
    for (const sum of sums) expect(Math.abs(Number(sum) / 4000 - 251)).toBeLessThan(15);
  });

  it.each([
    ['smaller than the budget allows', { budget: 9n, envelopes: 5, step: 1n, smallest: 2n }],
    [
      'cut by a step that the budget is no multiple of',
      { budget: 25n, envelopes: 2, step: 10n, smallest: 10n },
    ],
  ])('cannot be %s', (_, rain) => {
    expect(() => randomShares(randomFrom(1), rain)).toThrow(RangeError);
  });
});

describe('times of a rain', () => {
  const rain = {
    from: '2026-03-01T00:00:00Z',
    until: '2026-04-01T00:00:00Z',
    times: [
      { days: [5], at: '20:00', minutes: 10 },
      { days: [6], at: '23:55', minutes: 10 },
    ],
  };
  const around = (at: string) => {
    const { now, next } = rainsAround(rain, new Date(at), 'Asia/Yangon');
    return [now?.slot, next?.slot];
  };

  it('follow the clocks of the brand, also past midnight', () => {
    // Yangon is 6:30 ahead; 6 March 2026 is a Friday.
    expect(around('2026-03-06T13:29:59Z')).toEqual([undefined, '2026-03-06T20:00']);
    expect(around('2026-03-06T13:30:00Z')).toEqual(['2026-03-06T20:00', '2026-03-07T23:55']);
    expect(around('2026-03-06T13:40:00Z')).toEqual([undefined, '2026-03-07T23:55']);
    expect(around('2026-03-07T17:31:00Z')).toEqual(['2026-03-07T23:55', '2026-03-13T20:00']);
  });

  it('lie whole in the period', () => {
    expect(around('2026-02-01T00:00:00Z')).toEqual([undefined, '2026-03-06T20:00']);
    expect(around('2026-03-29T00:00:00Z')).toEqual([undefined, undefined]);
  });
});
