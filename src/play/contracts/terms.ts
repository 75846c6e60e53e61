import type { Rate } from '../agents/rates.ts';

/** Rates are parts of this many. */
export const rateUnit = 10_000n;

export type ContractKind = 'dividend' | 'daily' | 'hourly' | 'realtime';
export const contractKinds: readonly ContractKind[] = ['dividend', 'daily', 'hourly', 'realtime'];

export type DividendPeriod = 'daily' | 'weekly' | 'semimonthly' | 'monthly';

/** Amounts are minor units, decimal strings. */
type DividendTier = { validBet: string; loss: string; members: number; rate: Rate };
type SalaryTier = { bet: string; rate: Rate };
type RealtimeTier = { singleBet: string; profitRate: Rate; lossRate: Rate };

export type DividendTerms = {
  kind: 'dividend';
  period: DividendPeriod;
  form: 'fixed' | 'floating';
  tiers: readonly DividendTier[];
};
/** Daily or hourly salary; the bet of a tier is the daily or hourly bet amount of the team. */
export type SalaryTerms = { kind: 'daily' | 'hourly'; tiers: readonly SalaryTier[] };
export type RealtimeTerms = { kind: 'realtime'; tiers: readonly RealtimeTier[] };

/** Terms of a contract. Tiers rise: see tierFault. */
export type ContractTerms = DividendTerms | SalaryTerms | RealtimeTerms;

type Floors = readonly bigint[];
type Rates = readonly Rate[];

/** What a tier asks for and what it pays, in one order for all tiers of a kind. */
export type Step = { floors: Floors; rates: Rates };

/** True if figures reach all floors of a tier. */
export const isMet = (floors: Floors, figures: readonly bigint[]): boolean =>
  floors.every((floor, at) => (figures[at] ?? 0n) >= floor);

/** Tiers of all kinds in one form. */
export function stepsOf(terms: ContractTerms): Step[] {
  switch (terms.kind) {
    case 'dividend':
      return terms.tiers.map(({ validBet, loss, members, rate }) => ({
        floors: [BigInt(validBet), BigInt(loss), BigInt(members)],
        rates: [rate],
      }));
    case 'daily':
    case 'hourly':
      return terms.tiers.map(({ bet, rate }) => ({ floors: [BigInt(bet)], rates: [rate] }));
    case 'realtime':
      return terms.tiers.map(({ singleBet, profitRate, lossRate }) => ({
        floors: [BigInt(singleBet)],
        rates: [profitRate, lossRate],
      }));
  }
}

/** Index of the first tier that does not rise above the one before: it asks for no more, or pays no more; -1 if all rise. */
export function tierFault(terms: ContractTerms): number {
  const steps = stepsOf(terms);
  return steps.findIndex((step, index) => {
    const before = steps[index - 1];
    return (
      before !== undefined && !(risesIn(before.floors, step.floors) && risesIn(before.rates, step.rates))
    );
  });
}

const risesIn = (before: readonly (bigint | number)[], after: readonly (bigint | number)[]): boolean =>
  after.every((value, at) => value >= (before[at] ?? 0)) &&
  after.some((value, at) => value > (before[at] ?? 0));
