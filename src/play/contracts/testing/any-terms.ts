import fc from 'fast-check';
import type { ContractTerms, DividendTerms, RealtimeTerms, SalaryTerms } from '../terms.ts';

const floor = fc.bigInt({ min: 0n, max: 10n ** 11n });
const rate = fc.integer({ min: 0, max: 5000 });

/** Values that rise from one tier to the next. */
const rising = <T extends bigint | number>(values: readonly T[]): T[] =>
  [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));

/** One to four tiers that rise in what they ask for and in what they pay. */
const tiersOf = <T>(
  floors: number,
  rates: number,
  make: (floors: bigint[], rates: number[]) => T,
): fc.Arbitrary<T[]> =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((tiers) =>
      fc.tuple(
        fc.array(fc.uniqueArray(floor, { minLength: tiers, maxLength: tiers }), {
          minLength: floors,
          maxLength: floors,
        }),
        fc.array(fc.uniqueArray(rate, { minLength: tiers, maxLength: tiers }), {
          minLength: rates,
          maxLength: rates,
        }),
      ),
    )
    .map(([given, paid]) => {
      const asked = given.map(rising);
      const pays = paid.map(rising);
      return (asked[0] ?? []).map((_, tier) =>
        make(
          asked.map((values) => values[tier] ?? 0n),
          pays.map((values) => values[tier] ?? 0),
        ),
      );
    });

export const anyDividend: fc.Arbitrary<DividendTerms> = fc.record({
  kind: fc.constant('dividend' as const),
  period: fc.constantFrom('daily', 'weekly', 'semimonthly', 'monthly'),
  form: fc.constantFrom('fixed', 'floating'),
  tiers: tiersOf(3, 1, ([validBet = 0n, loss = 0n, members = 0n], [paid = 0]) => ({
    validBet: String(validBet),
    loss: String(loss),
    members: Number(members / 10n ** 10n),
    rate: paid,
  })),
});

export const anySalary: fc.Arbitrary<SalaryTerms> = fc.record({
  kind: fc.constantFrom('daily', 'hourly'),
  tiers: tiersOf(1, 1, ([bet = 0n], [paid = 0]) => ({ bet: String(bet), rate: paid })),
});

export const anyRealtime: fc.Arbitrary<RealtimeTerms> = fc.record({
  kind: fc.constant('realtime' as const),
  tiers: tiersOf(1, 2, ([single = 0n], [profitRate = 0, lossRate = 0]) => ({
    singleBet: String(single),
    profitRate,
    lossRate,
  })),
});

export const anyTerms: fc.Arbitrary<ContractTerms> = fc.oneof(anyDividend, anySalary, anyRealtime);
