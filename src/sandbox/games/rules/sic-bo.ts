import { spotRules, type SpotGame } from './spots.ts';

export type Three = readonly [number, number, number];

/** Gross ten-thousandths for a total of three dice, triples included. */
export const totalPays: Readonly<Record<number, number>> = {
  4: 610_000,
  5: 310_000,
  6: 180_000,
  7: 130_000,
  8: 90_000,
  9: 70_000,
  10: 70_000,
  11: 70_000,
  12: 70_000,
  13: 90_000,
  14: 130_000,
  15: 180_000,
  16: 310_000,
  17: 610_000,
};
const faces = [1, 2, 3, 4, 5, 6];
/** Payout of a face by the number of dice that show it. */
const singlePays = [0, 20_000, 30_000, 40_000];

const sum = (dice: Three): number => dice[0] + dice[1] + dice[2];
const isTriple = (dice: Three): boolean => dice[0] === dice[1] && dice[1] === dice[2];
const count = (dice: Three, face: number): number => dice.filter((die) => die === face).length;

export const sicBo: SpotGame<Three> = {
  spots: [
    'small',
    'big',
    'odd',
    'even',
    'triple',
    ...Object.keys(totalPays).map((total) => `total${total}`),
    ...faces.flatMap((face) => [`single${face}`, `double${face}`, `triple${face}`]),
  ],
  draw: (dice) => [dice.below(6) + 1, dice.below(6) + 1, dice.below(6) + 1],
  returns(spot, dice) {
    const total = sum(dice);
    const number = Number(spot.replace(/^\D+/u, ''));
    const pays = (won: boolean, times: number): number => (won ? times : 0);
    switch (spot.replace(/\d+$/u, '')) {
      case 'small':
        return pays(total <= 10 && !isTriple(dice), 20_000);
      case 'big':
        return pays(total >= 11 && !isTriple(dice), 20_000);
      case 'odd':
        return pays(total % 2 === 1 && !isTriple(dice), 20_000);
      case 'even':
        return pays(total % 2 === 0 && !isTriple(dice), 20_000);
      case 'total':
        return pays(total === number, totalPays[number] ?? 0);
      case 'single':
        return singlePays[count(dice, number)] ?? 0;
      case 'double':
        return pays(count(dice, number) >= 2, 120_000);
      default:
        return spot === 'triple' ? pays(isTriple(dice), 310_000) : pays(count(dice, number) === 3, 1_810_000);
    }
  },
};
export const sicBoRules = spotRules(sicBo);
