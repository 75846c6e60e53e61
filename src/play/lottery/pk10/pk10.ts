import { ballFamily } from '../ball/ball-family.ts';
import { countedBet } from '../ball/counted-bet.ts';
import { atPlace, drawnInOrder } from '../ball/order-bets.ts';
import type { DrawnNumbers, RowBet } from '../ball/row-bet.ts';

const size = 10;
type Pair = readonly [number, number];

/** Ordered pairs of different racers. */
const pairs: readonly Pair[] = Array.from({ length: size * size }, (_, index): Pair => [
  Math.floor(index / size) + 1,
  (index % size) + 1,
]).filter(([one, other]) => one !== other);

const total = ([one, other]: Pair): number => one + other;
const placesOf =
  (left: number, right: number) =>
  (drawn: DrawnNumbers): Pair => [drawn[left] ?? 0, drawn[right] ?? 0];

/** A place against the one equally far from the end: dragon if the left number is higher. */
const dragonTiger = (left: number): RowBet =>
  countedBet<Pair>({
    group: 'dragon-tiger',
    kind: `${left + 1}v${size - left}`,
    row: 'side',
    draws: pairs,
    of: placesOf(left, size - 1 - left),
    wins: { dragon: ([one, other]) => one > other, tiger: ([one, other]) => one < other },
  });

const sums = Array.from({ length: 17 }, (_, step) => step + 3);

/** Numbers of the champion and the runner-up together: 3 to 19. */
const championSum = countedBet<Pair>({
  group: 'champion-sum',
  kind: 'number',
  row: 'sum',
  draws: pairs,
  of: placesOf(0, 1),
  wins: Object.fromEntries(sums.map((wanted) => [wanted, (pair: Pair) => total(pair) === wanted])),
});

const championSides = countedBet<Pair>({
  group: 'champion-sum',
  kind: 'sides',
  row: 'side',
  draws: pairs,
  of: placesOf(0, 1),
  wins: {
    big: (pair) => total(pair) > 11,
    small: (pair) => total(pair) <= 11,
    odd: (pair) => total(pair) % 2 === 1,
    even: (pair) => total(pair) % 2 === 0,
  },
});

/** A race of ten, from the first to the last. */
export const pk10 = ballFamily('pk10', { count: size, from: 1, to: size, repeats: false }, [
  atPlace(size, size),
  drawnInOrder('first-two', size, 2),
  drawnInOrder('first-three', size, 3),
  drawnInOrder('first-four', size, 4),
  drawnInOrder('first-five', size, 5),
  ...[0, 1, 2, 3, 4].map(dragonTiger),
  championSum,
  championSides,
]);
