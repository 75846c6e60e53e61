import { deal, type Card } from './cards.ts';
import { threeOf, type ThreeKind } from './hands.ts';
import { spotRules, type SpotGame } from './spots.ts';

export type Patti = { a: Card[]; b: Card[] };

/** Payouts of the bet "a pair or better". */
const pairPlus: Readonly<Record<ThreeKind, number>> = {
  high: 0,
  pair: 20_000,
  flush: 45_000,
  straight: 70_000,
  trio: 310_000,
  straightFlush: 410_000,
};

/** Two hands of three cards; the better one pays 0.95, equal hands give the stakes back. */
export const threeCard: SpotGame<Patti> = {
  spots: ['a', 'b', 'aPair', 'bPair'],
  draw(dice) {
    const cards = deal(dice, 6);
    return { a: cards.slice(0, 3), b: cards.slice(3) };
  },
  returns(spot, { a, b }) {
    if (spot === 'aPair') return pairPlus[threeOf(a).kind];
    if (spot === 'bPair') return pairPlus[threeOf(b).kind];
    const lead = threeOf(a).value - threeOf(b).value;
    if (lead === 0) return 10_000;
    return lead > 0 === (spot === 'a') ? 19_500 : 0;
  },
};
export const threeCardRules = spotRules(threeCard);
