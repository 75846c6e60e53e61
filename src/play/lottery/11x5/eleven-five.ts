import { ballFamily } from '../ball/ball-family.ts';
import { amongFirst, atPlace, drawnInOrder, tokens } from '../ball/order-bets.ts';
import { win, won, type RowBet } from '../ball/row-bet.ts';
import { choose } from '../combinations.ts';

const size = 11;
const drawnBalls = 5;

/** `count` numbers against the five drawn: up to five, all have to be drawn; from six on, the five drawn have to be among them. */
const any = (count: number): RowBet => ({
  group: 'any',
  kind: String(count),
  rows: [{ id: 'numbers', choices: tokens(size), min: count }],
  levels:
    count <= drawnBalls
      ? win(choose(drawnBalls, count), choose(size, count))
      : win(choose(count, drawnBalls), choose(size, drawnBalls)),
  notes: ([row = []]) => choose(row.length, count),
  hits: ([row = []], drawn) => {
    const right = row.filter((choice) => drawn.includes(Number(choice))).length;
    if (count <= drawnBalls) return won(choose(right, count));
    return won(right === drawnBalls ? choose(row.length - drawnBalls, count - drawnBalls) : 0);
  },
});

/** Five of eleven balls, drawn in order. */
export const elevenFive = ballFamily('11x5', { count: drawnBalls, from: 1, to: size, repeats: false }, [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
  drawnInOrder('first-three', size, 3),
  amongFirst('first-three', size, 3),
  drawnInOrder('first-two', size, 2),
  amongFirst('first-two', size, 2),
  atPlace(size, drawnBalls),
]);
