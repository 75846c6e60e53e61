import { spotRules, type SpotGame } from './spots.ts';

export const coin: SpotGame<string> = {
  spots: ['heads', 'tails'],
  draw: (dice) => (dice.below(2) === 0 ? 'heads' : 'tails'),
  returns: (spot, side) => (spot === side ? 19_600 : 0),
};
export const coinRules = spotRules(coin);
