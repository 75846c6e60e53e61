import type { PromotionTotal } from '#contract/generated/admin-types.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { Desk } from '../payments/calls.ts';

/** An amount of a promotion in words: money of the brand, points, or tickets of a raffle. */
export const rewardText = (what: PromotionTotal['what'], amount: string, desk: Desk): string =>
  what === 'money' || what === 'bonus'
    ? moneyText(amount, desk)
    : say(`console.promotions.${what}`, { [what]: wholeText(amount) });
