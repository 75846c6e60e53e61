import { ballFamily } from '../ball/ball-family.ts';
import { sum } from '../ball/counting.ts';
import { win, won, type RowBet } from '../ball/row-bet.ts';
import { choose } from '../combinations.ts';
import { shuffled } from '../panel.ts';
import { byFace, dice, faces, shows, throwBet, throws, type Dice } from './dice.ts';

const straights = ['123', '234', '345', '456'] as const;
const sorted = (thrown: Dice): string => thrown.toSorted((a, b) => a - b).join('');
const wins = (isWon: (thrown: Dice) => boolean) => win(throws.filter(isWon).length, throws.length);

/** `count` different faces that all occur. */
const different = (count: 2 | 3): RowBet => ({
  group: 'different',
  kind: String(count),
  rows: [{ id: 'faces', choices: faces.map(String), min: count }],
  levels: wins((thrown) => faces.slice(0, count).every((face) => thrown.includes(face))),
  notes: ([row = []]) => choose(row.length, count),
  hits: ([row = []], drawn) =>
    won(choose(row.filter((face) => dice(drawn).includes(Number(face))).length, count)),
});

/** Two of one face and one of another. */
const pairAndSingle: RowBet = {
  group: 'pair',
  kind: 'single',
  rows: [
    { id: 'pair', choices: faces.map((face) => `${face}${face}`), min: 1 },
    { id: 'single', choices: faces.map(String), min: 1 },
  ],
  levels: wins((thrown) => shows(thrown, 1) === 2 && shows(thrown, 2) === 1),
  notes: ([pairs = [], singles = []]) =>
    sum(pairs.map((pair) => singles.filter((single) => single !== pair[0]).length)),
  hits: ([pairs = [], singles = []], drawn) => {
    const pair = faces.find((face) => shows(dice(drawn), face) === 2);
    const single = faces.find((face) => shows(dice(drawn), face) === 1);
    return won(pairs.includes(`${pair}${pair}`) && singles.includes(String(single)) ? 1 : 0);
  },
  quickPick: (random) => {
    const [pair = 1, single = 2] = shuffled(faces, random);
    return [[`${pair}${pair}`], [String(single)]];
  },
};

const sums = Array.from({ length: 16 }, (_, step) => step + 3);

/** Three dice. */
export const k3 = ballFamily('k3', { count: 3, from: 1, to: 6, repeats: true }, [
  throwBet(
    'sum',
    'number',
    'sum',
    Object.fromEntries(sums.map((wanted) => [wanted, (thrown: Dice) => sum(thrown) === wanted])),
  ),
  throwBet('sum', 'sides', 'side', {
    big: (thrown) => sum(thrown) >= 11,
    small: (thrown) => sum(thrown) <= 10,
    odd: (thrown) => sum(thrown) % 2 === 1,
    even: (thrown) => sum(thrown) % 2 === 0,
  }),
  throwBet(
    'triple',
    'one',
    'triple',
    byFace(
      (face) => `${face}${face}${face}`,
      (face) => (thrown) => shows(thrown, face) === 3,
    ),
  ),
  throwBet('triple', 'any', 'any', { any: (thrown) => new Set(thrown).size === 1 }),
  throwBet(
    'pair',
    'any',
    'pair',
    byFace(
      (face) => `${face}${face}`,
      (face) => (thrown) => shows(thrown, face) >= 2,
    ),
  ),
  pairAndSingle,
  throwBet(
    'straight',
    'one',
    'straight',
    Object.fromEntries(straights.map((run) => [run, (thrown: Dice) => sorted(thrown) === run])),
  ),
  throwBet('straight', 'any', 'any', { any: (thrown) => straights.some((run) => run === sorted(thrown)) }),
  different(3),
  different(2),
  throwBet(
    'face',
    undefined,
    'faces',
    byFace(String, (face) => (thrown) => thrown.includes(face)),
  ),
]);
