import type { NumbersRule } from '../bet-type.ts';
import { digitNumbers, permuted, withoutOrder } from '../digit-numbers.ts';
import type { BallResult } from '../draw-result.ts';
import { win, won } from '../ball/row-bet.ts';

type OfNumbers = NumbersRule<BallResult>;

const group = 'exact';
/** Most numbers of one bet of three digits; in permuted bets each stands for up to six. */
const most = 100;

const panel = (length: number) => digitNumbers(length, 1, Math.min(10 ** length, most));

const drawnNumber = ({ balls }: BallResult): string => balls.join('');

/** Numbers as they are drawn, each a note. */
export const straight = (length: number): OfNumbers => ({
  id: group,
  group,
  panel: panel(length),
  levels: win(1, 10 ** length),
  notes: (selection) => selection.length,
  numbers: (selection) => selection,
  hits: (selection, result) => won(selection.includes(drawnNumber(result)) ? 1 : 0),
});

/** Numbers in any order of their digits, each order a note: R, or round. */
export const round = (length: number): OfNumbers => ({
  id: `${group}-round`,
  group,
  panel: panel(length),
  levels: win(1, 10 ** length),
  canonical: withoutOrder,
  notes: (selection) => permuted(selection).length,
  numbers: permuted,
  hits: (selection, result) => won(permuted(selection).includes(drawnNumber(result)) ? 1 : 0),
});
