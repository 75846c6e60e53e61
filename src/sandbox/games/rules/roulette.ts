import { spotRules, type SpotGame } from './spots.ts';

/** Pockets of the European wheel in their order. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const colourOf = (number: number): 'green' | 'red' | 'black' =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

type Outside = { pays: number; covers: (number: number) => boolean };
const outside: Readonly<Record<string, Outside>> = {
  red: { pays: 20_000, covers: (n) => colourOf(n) === 'red' },
  black: { pays: 20_000, covers: (n) => colourOf(n) === 'black' },
  odd: { pays: 20_000, covers: (n) => n % 2 === 1 },
  even: { pays: 20_000, covers: (n) => n > 0 && n % 2 === 0 },
  low: { pays: 20_000, covers: (n) => n >= 1 && n <= 18 },
  high: { pays: 20_000, covers: (n) => n >= 19 },
  dozen1: { pays: 30_000, covers: (n) => n >= 1 && n <= 12 },
  dozen2: { pays: 30_000, covers: (n) => n >= 13 && n <= 24 },
  dozen3: { pays: 30_000, covers: (n) => n >= 25 },
  column1: { pays: 30_000, covers: (n) => n > 0 && n % 3 === 1 },
  column2: { pays: 30_000, covers: (n) => n > 0 && n % 3 === 2 },
  column3: { pays: 30_000, covers: (n) => n > 0 && n % 3 === 0 },
};

export const roulette: SpotGame<number> = {
  spots: [...wheel.map((number) => `n${number}`), ...Object.keys(outside)],
  draw: (dice) => dice.below(37),
  returns(spot, number) {
    const bet = outside[spot];
    if (bet) return bet.covers(number) ? bet.pays : 0;
    return spot === `n${number}` ? 360_000 : 0;
  },
};
export const rouletteRules = spotRules(roulette);
