import { choose } from '../combinations.ts';
import { shuffled } from '../panel.ts';
import { factorial, productOf, sum } from './counting.ts';
import { win, won, type DrawnNumbers, type RowBet } from './row-bet.ts';

const digits: readonly string[] = Array.from({ length: 10 }, (_, digit) => String(digit));
const sides: readonly string[] = ['big', 'small', 'odd', 'even'];

const at = (drawn: DrawnNumbers, positions: readonly number[]): number[] =>
  positions.map((position) => drawn[position] ?? -1);

/** Positions of a bet, from 0, with their names. `group` names them together on a page. */
export type Stretch = { group: string; at: readonly number[]; names: readonly string[] };

/** One digit for each position, all of them right. */
export const direct = ({ group, at: positions, names }: Stretch): RowBet => ({
  group,
  kind: 'direct',
  rows: names.map((id) => ({ id, choices: digits, min: 1 })),
  levels: win(1, 10 ** positions.length),
  notes: (rows) => productOf(rows.map((row) => row.length)),
  hits: (rows, drawn) =>
    won(at(drawn, positions).every((digit, row) => rows[row]?.includes(String(digit))) ? 1 : 0),
});

/** `count` digits that occur `times` times each. */
export type DigitPart = { count: number; times: number };

const partNames = ['once', 'twice', 'thrice', 'four-times'];

/**
 * Digits in any order. A note of group 60 is one digit that occurs twice and three that occur once. Two parts have a row each, unless
 * `oneRow` takes both from the same choice, as group 3 does.
 */
export function inAnyOrder(
  kind: string,
  { group, at: positions }: Stretch,
  parts: readonly [DigitPart] | readonly [DigitPart, DigitPart],
  oneRow = false,
): RowBet {
  const [first, second] = parts;
  const arrangements =
    factorial(positions.length) / productOf(parts.map(({ count, times }) => factorial(times) ** count));
  const has = (times: ReadonlyMap<string, number>, part: DigitPart, row: readonly string[]) =>
    [...times].filter(([digit, count]) => count === part.times && row.includes(digit)).length === part.count;
  return {
    group,
    kind,
    rows:
      oneRow || !second
        ? [{ id: 'numbers', choices: digits, min: sum(parts.map(({ count }) => count)) }]
        : parts.map(({ count, times }) => ({ id: partNames[times - 1] ?? '', choices: digits, min: count })),
    levels: win(arrangements, 10 ** positions.length),
    notes: ([one = [], two = one]) => {
      if (!second) return choose(one.length, first.count);
      const shared = one.filter((digit) => two.includes(digit)).length;
      // `taken` digits of the first part are in both rows and not available to the second.
      const ways = (taken: number) =>
        choose(shared, taken) *
        choose(one.length - shared, first.count - taken) *
        choose(two.length - taken, second.count);
      return sum(Array.from({ length: first.count + 1 }, (_, taken) => ways(taken)));
    },
    hits: ([one = [], two = one], drawn) => {
      const times = new Map<string, number>();
      for (const digit of at(drawn, positions)) times.set(String(digit), (times.get(String(digit)) ?? 0) + 1);
      return won(has(times, first, one) && (!second || has(times, second, two)) ? 1 : 0);
    },
    quickPick: (random) => {
      const mixed = shuffled(digits, random);
      if (oneRow || !second) return [mixed.slice(0, sum(parts.map(({ count }) => count)))];
      return [mixed.slice(0, first.count), mixed.slice(first.count, first.count + second.count)];
    },
  };
}

/** Each digit chosen for a position is a note of its own. */
export const fixed = ({ at: positions, names }: Stretch): RowBet => ({
  group: 'fixed',
  rows: names.map((id) => ({ id, choices: digits, min: 0 })),
  levels: win(1, 10),
  notes: (rows) => sum(rows.map((row) => row.length)),
  hits: (rows, drawn) =>
    won(at(drawn, positions).filter((digit, row) => rows[row]?.includes(String(digit))).length),
});

/** `count` digits that all occur at any of the positions. */
export function anywhere({ group, at: positions }: Stretch, count: 1 | 2): RowBet {
  // Draws that lack none of the digits, by inclusion–exclusion.
  const without = (lacked: number) =>
    (lacked % 2 === 0 ? 1 : -1) * choose(count, lacked) * (10 - lacked) ** positions.length;
  return {
    group,
    kind: `any${count}`,
    rows: [{ id: 'numbers', choices: digits, min: count }],
    levels: win(
      sum(Array.from({ length: count + 1 }, (_, lacked) => without(lacked))),
      10 ** positions.length,
    ),
    notes: ([row = []]) => choose(row.length, count),
    hits: ([row = []], drawn) => {
      const come = new Set(at(drawn, positions));
      return won(choose(row.filter((digit) => come.has(Number(digit))).length, count));
    },
  };
}

const isOf = (digit: number, side: string): boolean => {
  if (side === 'big') return digit >= 5;
  if (side === 'small') return digit < 5;
  return side === 'odd' ? digit % 2 === 1 : digit % 2 === 0;
};

/** Big (5–9), small, odd or even at each position, all of them right. */
export const sidesOf = ({ group, at: positions, names }: Stretch): RowBet => ({
  group,
  kind: 'sides',
  rows: names.map((id) => ({ id, choices: sides, min: 1 })),
  levels: win(1, 2 ** positions.length),
  notes: (rows) => productOf(rows.map((row) => row.length)),
  hits: (rows, drawn) =>
    won(
      productOf(
        at(drawn, positions).map(
          (digit, row) => (rows[row] ?? []).filter((side) => isOf(digit, side)).length,
        ),
      ),
    ),
});

const duel = { dragon: { wins: 45, of: 100 }, tiger: { wins: 45, of: 100 }, tie: { wins: 10, of: 100 } };

/** One position against another: dragon if the left is higher, tiger if it is lower, else tie. */
export const dragonTiger = (left: number, right: number): RowBet => ({
  group: 'dragon-tiger',
  kind: `${left + 1}v${right + 1}`,
  rows: [{ id: 'side', choices: Object.keys(duel), min: 1 }],
  levels: duel,
  levelsOf: ([row = []]) => row,
  notes: ([row = []]) => row.length,
  hits: ([row = []], drawn) => {
    const difference = (drawn[left] ?? 0) - (drawn[right] ?? 0);
    const winner = difference === 0 ? 'tie' : difference > 0 ? 'dragon' : 'tiger';
    return row.includes(winner) ? { [winner]: 1 } : {};
  },
});
