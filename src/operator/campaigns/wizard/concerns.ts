import { moneyText } from '#engine/texts/money-text.ts';
import { leastBudget, leastCap, mostPercent } from '#play/promotions/bounds.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { wholeText } from '../../language/format.ts';
import { say } from '../../language/say.ts';
import type { BrandFacts } from '../brand-facts.ts';

/** What contradicts the other answers, in words, by the step and the field that it is told at. */
export type Concerns = {
  gives: { percent?: string; max?: string };
  budget: { budget?: string };
};

/** Contradictions between the answers, by the bounds that validation has. */
export function concernsOf(campaign: Campaign, brand: Pick<BrandFacts, 'currency' | 'digits'>): Concerns {
  const { gives, budget } = campaign;
  const words = (amount: bigint): string =>
    gives.what === 'money' || gives.what === 'bonus'
      ? moneyText(String(amount), brand)
      : wholeText(String(amount));
  const most = mostPercent(campaign);
  const cap = leastCap(campaign);
  const least = leastBudget(campaign);
  return {
    gives: {
      ...(most !== undefined &&
        (gives.percent ?? 0) > most && { percent: say('console.campaigns.ask.percentMost') }),
      ...(cap !== undefined &&
        BigInt(gives.max ?? 0) < cap && {
          max: say('console.campaigns.ask.maxLeast', { amount: words(cap) }),
        }),
    },
    budget: {
      ...(BigInt(budget) < least && {
        budget: say('console.campaigns.ask.budgetLeast', { amount: words(least) }),
      }),
    },
  };
}
