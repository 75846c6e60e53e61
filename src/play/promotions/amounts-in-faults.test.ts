import { describe, expect, it } from 'vitest';
import type { Campaign } from './campaign.ts';
import { rewardFaults } from './check-reward.ts';
import { wageringFaults } from './check-wagering.ts';
import { campaignOf } from './testing/campaign.ts';

const documents: Record<string, object> = {
  'brand/main': { currency: 'MMK', currencyDigits: 2 },
  'lotteries/main': { limits: { minimumStake: '1500' } },
};
const brand = {
  abstract: false,
  document: (key: string) => documents[key] && { key, content: documents[key] },
} as unknown as Parameters<typeof rewardFaults>[0];
const withoutCurrency = { ...brand, document: () => undefined };

const bonus = (more: object): Campaign['gives'] => ({
  what: 'bonus',
  by: 'fixed',
  amount: 1_000_000,
  wagering: { times: 1, days: 1, ...more },
});
const faultsOf = (given: Partial<Campaign>, by = brand): string[] => {
  const campaign = campaignOf(given);
  return [...rewardFaults(by, campaign), ...wageringFaults(by, campaign)].map(
    ({ message, fix }) => `${message} ${fix}`,
  );
};
const money = { what: 'money', by: 'fixed', amount: 1_000_000 } as const;
const tiers = [
  { from: 200_000, amount: 1 },
  { from: 100_000, amount: 2 },
] as const;

describe('amounts in problems of a promotion', () => {
  it.each<[string, Partial<Campaign>, string[]]>([
    [
      'a budget',
      { gives: money, budget: 1000 },
      ['MMK\u00A010.00', 'MMK\u00A010,000.00', 'MMK\u00A010,000.00'],
    ],
    [
      'a budget of points',
      { gives: { what: 'points', by: 'fixed', amount: 500 }, budget: 100 },
      ['100 points', '500 points', '500 points'],
    ],
    [
      'prizes',
      { trigger: { on: 'rank', by: 'stake', every: 'day', places: 3 }, gives: money, budget: 1000 },
      ['MMK\u00A010.00', 'MMK\u00A030,000.00', 'MMK\u00A030,000.00'],
    ],
    [
      'a cap',
      {
        trigger: { on: 'deposit', least: 100_000 },
        gives: { what: 'money', by: 'share', percent: 10, max: 50 },
      },
      ['MMK\u00A00.50', 'MMK\u00A0100.00', 'MMK\u00A0100.00'],
    ],
    [
      'tiers',
      { gives: { what: 'money', by: 'tiers', tiers: [...tiers] } },
      ['MMK\u00A01,000.00', 'MMK\u00A02,000.00', 'MMK\u00A02,000.00'],
    ],
    [
      'winnings',
      { gives: bonus({ maxWin: 500 }), budget: 1e9 },
      ['MMK\u00A05.00', 'MMK\u00A010,000.00', 'MMK\u00A010,000.00'],
    ],
    [
      'stakes',
      {
        gives: bonus({ maxStake: 9, contributions: { otherwise: 0, categories: { LOTT: 100 } } }),
        budget: 1e9,
      },
      ['MMK\u00A01,500.00', 'MMK\u00A00.09', 'MMK\u00A01,500.00'],
    ],
  ])('of %s are in the currency of the brand', (_, given, amounts) => {
    const [fault = '', ...others] = faultsOf(given);
    expect(others).toEqual([]);
    expect(fault.match(/MMK\u00A0[\d.,]*\d|[\d.,]*\d points/gu)).toEqual(amounts);
  });

  it('are minor units where a pack names no currency', () => {
    expect(faultsOf({ gives: money, budget: 1000 }, withoutCurrency).join()).toContain('1000 minor units');
  });
});
