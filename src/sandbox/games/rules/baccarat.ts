import { deal, pointOf, pointsOf, rankOf, type Card } from './cards.ts';
import { spotRules, type SpotGame } from './spots.ts';

export type Coup = { player: Card[]; banker: Card[]; winner: 'player' | 'banker' | 'tie' };

/** True if the banker draws on its points after the player's third card. */
function bankerDraws(banker: number, third: Card | undefined): boolean {
  if (third === undefined) return banker <= 5;
  const point = pointOf(third);
  if (banker <= 2) return true;
  if (banker === 3) return point !== 8;
  if (banker === 4) return point >= 2 && point <= 7;
  if (banker === 5) return point >= 4 && point <= 7;
  return banker === 6 && (point === 6 || point === 7);
}

/** Plays the six first cards of a shoe by punto banco's table. */
function coupOf(shoe: readonly Card[]): Coup {
  const [p1 = '', b1 = '', p2 = '', b2 = '', fifth = '', sixth = ''] = shoe;
  const player = [p1, p2];
  const banker = [b1, b2];
  const natural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
  if (!natural) {
    const third = pointsOf(player) <= 5 ? fifth : undefined;
    if (third !== undefined) player.push(third);
    if (bankerDraws(pointsOf(banker), third)) banker.push(third === undefined ? fifth : sixth);
  }
  const lead = pointsOf(player) - pointsOf(banker);
  return { player, banker, winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' };
}

const isPair = (cards: readonly Card[]): boolean => rankOf(cards[0] ?? '') === rankOf(cards[1] ?? '');

/** Eight decks, shuffled for each coup; the banker's win pays 0.95. */
export const baccarat: SpotGame<Coup> = {
  spots: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
  draw: (dice) => coupOf(deal(dice, 6, 8)),
  returns(spot, { player, banker, winner }) {
    switch (spot) {
      case 'tie':
        return winner === 'tie' ? 90_000 : 0;
      case 'playerPair':
        return isPair(player) ? 120_000 : 0;
      case 'bankerPair':
        return isPair(banker) ? 120_000 : 0;
      default:
        if (winner === 'tie') return 10_000;
        return winner !== spot ? 0 : spot === 'banker' ? 19_500 : 20_000;
    }
  },
};
export const baccaratRules = spotRules(baccarat);
