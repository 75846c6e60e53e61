import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { dividendOf, realtimeOf, salaryOf } from './amounts.ts';
import type { DividendTerms, RealtimeTerms, SalaryTerms } from './terms.ts';
import { anyDividend, anyRealtime, anySalary } from './testing/any-terms.ts';

const numRuns = count(300, 10_000);

const tiers = [
  { validBet: '30000000', loss: '1000000', members: 3, rate: 300 },
  { validBet: '50000000', loss: '3000000', members: 3, rate: 500 },
];
const figures = { validBet: 80_000_000n, loss: 2_500_000n, members: 5 };

describe('a dividend', () => {
  it('pays 1,041.66 floating and 750.00 fixed on a loss of 25,000', () => {
    const terms = { kind: 'dividend', period: 'monthly', tiers } as const;
    expect(dividendOf({ ...terms, form: 'floating' }, figures, 3)).toEqual({ tier: 1, amount: 104_166n });
    expect(dividendOf({ ...terms, form: 'fixed' }, figures, 3)).toEqual({ tier: 0, amount: 75_000n });
  });

  it('pays nothing without a loss, below the members of the brand, or below its first tier', () => {
    for (const form of ['fixed', 'floating'] as const) {
      const terms: DividendTerms = { kind: 'dividend', period: 'monthly', form, tiers };
      for (const less of [{ loss: 0n }, { loss: -1n }, { members: 2 }, { validBet: 29_999_999n }])
        expect(dividendOf(terms, { ...figures, ...less }, 3)).toEqual({ tier: -1, amount: 0n });
      expect(dividendOf(terms, figures, 6).amount).toBe(0n);
    }
  });

  it('pays what the rule says, worked out tier by tier in fractions', () => {
    const whole = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(
        anyDividend,
        whole,
        whole,
        fc.nat(40),
        fc.nat(20),
        (terms, validBet, loss, members, membersMin) => {
          const paid = terms.tiers.map((tier) => {
            const others = validBet >= BigInt(tier.validBet) && members >= tier.members;
            const full = BigInt(tier.loss);
            if (!others || loss <= 0n || (terms.form === 'fixed' && loss < full)) return 0n;
            // amount = loss × rate × min(1, loss ÷ full) as numerator and denominator.
            const [over, under] = loss < full ? [loss, full] : [1n, 1n];
            return (loss * BigInt(tier.rate) * over) / (10_000n * under);
          });
          const best = paid.reduce((high, amount) => (amount > high ? amount : high), 0n);
          const expected = members >= membersMin ? best : 0n;
          expect(dividendOf(terms, { validBet, loss, members }, membersMin).amount).toBe(expected);
        },
      ),
      { numRuns },
    );
  });
});

describe('a salary', () => {
  it('pays 120 on 12,345 at 1.2 %: the volume counts in whole ten thousands', () => {
    const terms: SalaryTerms = { kind: 'daily', tiers: [{ bet: '1000000', rate: 120 }] };
    expect(salaryOf(terms, 1_234_500n, 1_000_000n)).toEqual({ tier: 0, amount: 12_000n });
    expect(salaryOf(terms, 999_999n, 1_000_000n)).toEqual({ tier: -1, amount: 0n });
  });

  it('pays the rate of the highest tier that is met', () => {
    fc.assert(
      fc.property(
        anySalary,
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 7n }),
        (terms, volume, step) => {
          let rate = 0;
          for (const tier of terms.tiers) if (volume >= BigInt(tier.bet)) ({ rate } = tier);
          const steps = volume / step;
          expect(salaryOf(terms, volume, step).amount).toBe((steps * step * BigInt(rate)) / 10_000n);
        },
      ),
      { numRuns },
    );
  });
});

describe('a real-time salary', () => {
  const terms: RealtimeTerms = {
    kind: 'realtime',
    tiers: [{ singleBet: '1000', profitRate: 10, lossRate: 40 }],
  };

  it('pays on the stake by the result of the bet, nothing for a draw or a small stake', () => {
    const pays = (stake: bigint, payout: bigint) => realtimeOf(terms, { stake, payout }).amount;
    expect([pays(20_000n, 40_000n), pays(20_000n, 0n)]).toEqual([20n, 80n]);
    expect([pays(20_000n, 20_000n), pays(999n, 0n), pays(0n, 0n)]).toEqual([0n, 0n, 0n]);
  });

  it('never pays more than its rate of the stake', () => {
    fc.assert(
      fc.property(
        anyRealtime,
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        (any, stake, payout) => {
          const reached = any.tiers.findLast(({ singleBet }) => stake >= BigInt(singleBet));
          const rate = payout === stake ? 0 : payout > stake ? reached?.profitRate : reached?.lossRate;
          expect(realtimeOf(any, { stake, payout }).amount).toBe((stake * BigInt(rate ?? 0)) / 10_000n);
        },
      ),
      { numRuns },
    );
  });
});
