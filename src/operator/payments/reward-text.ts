import { moneyText } from '#engine/texts/money-text.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { Desk } from './calls.ts';

/** An amount of a promotion in words: money of the brand, or points. */
export const rewardText = (what: 'money' | 'bonus' | 'points', amount: string, desk: Desk): string =>
  what !== 'points'
    ? moneyText(amount, desk)
    : say('console.promotions.points', { points: wholeText(amount) });
