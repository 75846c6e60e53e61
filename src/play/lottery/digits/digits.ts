import { ballFamily } from '../ball/ball-family.ts';
import { countedBet } from '../ball/counted-bet.ts';
import type { DrawnNumbers, RowBet } from '../ball/row-bet.ts';
import { digits } from '../digit-numbers.ts';
import { round, straight } from './number-bets.ts';

/** Every draw of `length` digits. */
const draws = (length: number): readonly DrawnNumbers[] =>
  Array.from({ length: 10 ** length }, (_, number) => [...String(number).padStart(length, '0')].map(Number));

const whole = (drawn: DrawnNumbers): DrawnNumbers => drawn;

/** One digit, wherever `has` looks for it. */
const oneDigit = (
  length: number,
  kind: string,
  has: (drawn: DrawnNumbers, digit: number) => boolean,
): RowBet =>
  countedBet<DrawnNumbers>({
    group: 'one-digit',
    kind,
    row: 'digit',
    draws: draws(length),
    of: whole,
    // Keys such as 0 would be sorted by themselves anyway: the digits in sequence.
    wins: Object.fromEntries(
      digits.map((digit) => [digit, (drawn: DrawnNumbers) => has(drawn, Number(digit))]),
    ),
  });

/** Big is the upper half of all numbers; odd and even go by the last digit; all digits alike are a pair or a triple. */
const sides = (length: number, alike: 'pair' | 'triple'): RowBet =>
  countedBet<DrawnNumbers>({
    group: 'sides',
    kind: `of-${length}`,
    row: 'side',
    draws: draws(length),
    of: whole,
    wins: {
      big: ([first = 0]) => first >= 5,
      small: ([first = 0]) => first < 5,
      odd: (drawn) => (drawn.at(-1) ?? 0) % 2 === 1,
      even: (drawn) => (drawn.at(-1) ?? 0) % 2 === 0,
      [alike]: (drawn) => new Set(drawn).size === 1,
    },
  });

const drawnAs = (count: number) => ({ count, from: 0, to: 9, repeats: true });

/** Myanmar 2D: 00 to 99. */
export const twoDigits = ballFamily('2d', drawnAs(2), [
  straight(2),
  round(2),
  oneDigit(2, 'head', ([head], digit) => head === digit),
  oneDigit(2, 'tail', (drawn, digit) => drawn.at(-1) === digit),
  oneDigit(2, 'any', (drawn, digit) => drawn.includes(digit)),
  sides(2, 'pair'),
]);

/** Myanmar 3D: 000 to 999. */
export const threeDigits = ballFamily('3d', drawnAs(3), [
  straight(3),
  round(3),
  oneDigit(3, 'any', (drawn, digit) => drawn.includes(digit)),
  sides(3, 'triple'),
]);
