import { deal, isRed, rankOf, suitOf, type Card } from './cards.ts';
import { spotRules, type SpotGame } from './spots.ts';

export type Duel = { dragon: Card; tiger: Card };

const sides = ['dragon', 'tiger'] as const;

/** Eight decks, one card a side; a tie gives half of the stakes on the sides back. */
export const dragonTiger: SpotGame<Duel> = {
  spots: [
    ...sides,
    'tie',
    'suitedTie',
    ...sides.flatMap((side) => [`${side}Red`, `${side}Black`, `${side}Big`, `${side}Small`]),
  ],
  draw(dice) {
    const [dragon = '', tiger = ''] = deal(dice, 2, 8);
    return { dragon, tiger };
  },
  returns(spot, { dragon, tiger }) {
    const lead = rankOf(dragon) - rankOf(tiger);
    switch (spot) {
      case 'dragon':
      case 'tiger':
        if (lead === 0) return 5000;
        return lead > 0 === (spot === 'dragon') ? 20_000 : 0;
      case 'tie':
        return lead === 0 ? 120_000 : 0;
      case 'suitedTie':
        return lead === 0 && suitOf(dragon) === suitOf(tiger) ? 510_000 : 0;
      default: {
        const card = spot.startsWith('dragon') ? dragon : tiger;
        const kind = spot.replace(/^(?:dragon|tiger)/u, '');
        const rank = rankOf(card);
        if (kind === 'Red' || kind === 'Black') return isRed(card) === (kind === 'Red') ? 19_500 : 0;
        return rank !== 7 && rank > 7 === (kind === 'Big') ? 20_000 : 0;
      }
    }
  },
};
export const dragonTigerRules = spotRules(dragonTiger);
