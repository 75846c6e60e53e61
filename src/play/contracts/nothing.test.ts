import { expect, it } from 'vitest';
import { dividendOf, salaryOf } from './amounts.ts';
import { nothingOf } from './nothing.ts';
import type { DividendTerms, SalaryTerms } from './terms.ts';

const tiers = [{ validBet: '30000', loss: '1000', members: 3, rate: 300 }];
const membersMin = 2;
const played = { validBet: 80_000n, loss: 2500n, members: 5 };

it.each(['fixed', 'floating'] as const)('says the first reason why a %s dividend pays nothing', (form) => {
  const terms: DividendTerms = { kind: 'dividend', period: 'monthly', form, tiers };
  const of = (less: Partial<typeof played>) => {
    const figures = { ...played, ...less };
    return nothingOf(terms, figures, { earned: dividendOf(terms, figures, membersMin), membersMin });
  };
  expect(of({})).toBeUndefined();
  expect(of({ validBet: 0n, loss: 0n, members: 0 })).toBe('NO_BETS');
  expect(of({ loss: -1n })).toBe('NO_LOSS');
  expect(of({ members: 1 })).toBe('FEW_MEMBERS');
  expect(of({ members: 2 })).toBe('BELOW_TIERS');
  expect(of({ validBet: 29_999n })).toBe('BELOW_TIERS');
  expect(of({ loss: 1n })).toBe(form === 'fixed' ? 'BELOW_TIERS' : 'TOO_LITTLE');
});

it('says why a salary pays nothing', () => {
  const terms: SalaryTerms = { kind: 'daily', tiers: [{ bet: '100', rate: 100 }] };
  const of = (validBet: bigint) =>
    nothingOf(
      terms,
      { validBet, loss: 0n, members: 1 },
      { earned: salaryOf(terms, validBet, 1000n), membersMin: 0 },
    );
  expect([of(0n), of(99n), of(999n), of(1000n)]).toEqual(['NO_BETS', 'BELOW_TIERS', 'TOO_LITTLE', undefined]);
});
