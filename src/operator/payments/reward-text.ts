import type { PromotionTotal } from '#contract/generated/admin-types.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { PaymentDesk } from './calls.ts';

/** An amount of a promotion in words: money of the brand, points, tickets of a raffle, or things. */
export const rewardText = (what: PromotionTotal['what'], amount: string, desk: PaymentDesk): string => {
  if (what === 'money' || what === 'bonus') return moneyText(amount, desk);
  if (what === 'ticket') return say('console.promotions.tickets', { number: wholeText(amount) });
  if (what === 'item') return say('console.promotions.items', { number: wholeText(amount) });
  return say(`console.promotions.${what}`, { [what]: wholeText(amount) });
};
