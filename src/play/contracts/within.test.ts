import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { affectedContracts, type GivenContract } from './affected.ts';
import { dividendOf, realtimeOf, salaryOf } from './amounts.ts';
import { tierFault, type ContractTerms, type DividendTerms, type SalaryTerms } from './terms.ts';
import { anyTerms } from './testing/any-terms.ts';
import { isWithin } from './within.ts';

const numRuns = count(300, 10_000);

const lasting = (terms: ContractTerms, expiresAt: Date | null = null) => ({ terms, expiresAt });
const salary = (...tiers: [bet: number, rate: number][]): SalaryTerms => ({
  kind: 'daily',
  tiers: tiers.map(([bet, rate]) => ({ bet: String(bet), rate })),
});
const dividend = (form: 'fixed' | 'floating', period: DividendTerms['period'] = 'weekly'): DividendTerms => ({
  kind: 'dividend',
  form,
  period,
  tiers: [{ validBet: '100', loss: '100', members: 1, rate: 300 }],
});

describe('terms within others', () => {
  it('ask for as much in each tier and pay no more', () => {
    const own = lasting(salary([100, 50], [1000, 100]));
    const within = (terms: ContractTerms) => isWithin(lasting(terms), own);
    expect([within(salary([100, 50])), within(salary([500, 50], [2000, 100]))]).toEqual([true, true]);
    expect([within(salary([100, 51])), within(salary([99, 10])), within(salary([999, 100]))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are of the same kind and period, not floating below fixed, and end no later', () => {
    expect(isWithin(lasting(dividend('fixed')), lasting(dividend('floating')))).toBe(true);
    expect(isWithin(lasting(dividend('floating')), lasting(dividend('fixed')))).toBe(false);
    expect(isWithin(lasting(dividend('fixed', 'daily')), lasting(dividend('fixed')))).toBe(false);
    expect(isWithin(lasting(salary([100, 1])), lasting({ ...salary([1, 9]), kind: 'hourly' }))).toBe(false);
    const [sooner, later] = [new Date(1000), new Date(2000)];
    const ending = (given: Date | null, own: Date | null) =>
      isWithin(lasting(salary([100, 1]), given), lasting(salary([1, 9]), own));
    expect([ending(sooner, later), ending(later, sooner), ending(null, later), ending(null, null)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('never pay more at any figures', () => {
    const figure = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(anyTerms, anyTerms, figure, figure, fc.nat(12), (given, own, one, other, members) => {
        // Random terms are seldom within others: what is compared is also cut down to them.
        const cut = { ...own, tiers: own.tiers.slice(-1) } as ContractTerms;
        for (const terms of [given, cut]) {
          if (!isWithin(lasting(terms), lasting(own))) continue;
          const paid = (by: ContractTerms): bigint => {
            if (by.kind === 'dividend')
              return dividendOf(by, { validBet: one, loss: other, members }, 0).amount;
            if (by.kind === 'realtime') return realtimeOf(by, { stake: one, payout: other }).amount;
            return salaryOf(by, one, 1n).amount;
          };
          expect(paid(terms) <= paid(own)).toBe(true);
        }
        expect(isWithin(lasting(own), lasting(own))).toBe(true);
        expect(isWithin(lasting(cut), lasting(own))).toBe(true);
        expect(tierFault(own)).toBe(-1);
      }),
      { numRuns },
    );
  });
});

it('finds the first tier that does not rise', () => {
  expect([
    tierFault(salary([100, 50], [1000, 50])),
    tierFault(salary([100, 50], [100, 60])),
    tierFault(salary([100, 50], [200, 60], [150, 70])),
  ]).toEqual([1, 1, 2]);
});

describe('contracts further down', () => {
  const contract = (upline: string, downline: string, rate: number): GivenContract => ({
    id: `${upline}-${downline}`,
    upline,
    downline,
    ...lasting(salary([100, rate])),
  });
  const active = [
    contract('a', 'b', 80),
    contract('b', 'c', 70),
    contract('b', 'd', 30),
    contract('c', 'e', 60),
    contract('d', 'f', 20),
    contract('x', 'y', 99),
  ];
  const affected = (agent: string, terms: ContractTerms | undefined) =>
    affectedContracts(agent, terms && lasting(terms), active).map(({ id }) => id);

  it('end where they pay more than the terms that are accepted, with all below them', () => {
    expect(affected('b', salary([100, 50]))).toEqual(['b-c', 'c-e']);
    expect(affected('b', salary([100, 70]))).toEqual([]);
    expect(affected('b', salary([200, 90]))).toEqual(['b-c', 'b-d', 'c-e', 'd-f']);
  });

  it('end with the contract above them', () => {
    expect(affected('c', undefined)).toEqual(['c-e']);
    expect(affected('a', undefined)).toEqual(['a-b', 'b-c', 'b-d', 'c-e', 'd-f']);
  });
});
