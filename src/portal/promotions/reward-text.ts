import type { CallValue } from '../gateway/call-types.ts';
import { formatMoney } from '../format/format-money.ts';
import { formatNumber } from '../format/format-number.ts';

type Award = CallValue<'promotionStates'>['promotions'][number]['awards'][number];

type Speaker = { say: (key: string, params?: Record<string, unknown>) => string; language: string };

/** A reward in words: an amount of money or bonus money in a currency, a number of points, tickets of a raffle, or things. */
export const rewardText = (
  { what, amount, thing }: Pick<Award, 'what' | 'amount' | 'thing'>,
  { currency, digits }: { currency: string; digits: number },
  { say, language }: Speaker,
): string => {
  if (what === 'entries') return say('promo.entries', { count: Number(amount) });
  if (what === 'points') return say('promo.points', { points: formatNumber(amount, language) });
  if (thing !== undefined) return say('promo.thing', { thing, number: formatNumber(amount, language) });
  const money = formatMoney(amount, currency, digits, language);
  return what === 'bonus' ? say('promo.bonus', { amount: money }) : money;
};
