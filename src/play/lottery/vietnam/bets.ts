import type { BetRule, NumbersRule, RowsRule } from '../bet-type.ts';
import { choose } from '../combinations.ts';
import { digitNumbers as numbers, digits, permuted as allOrders, withoutOrder } from '../digit-numbers.ts';
import type { PrizeResult } from '../draw-result.ts';
import type { NumbersSelection, RowsPanel } from '../panel.ts';
import { endings, prizesWith, special } from './endings.ts';
import type { Shape } from './shape.ts';

type Rule = BetRule<PrizeResult>;
type OfNumbers = NumbersRule<PrizeResult>;
type OfRows = RowsRule<PrizeResult>;

const win = (times: number): Record<string, number> => (times > 0 ? { win: times } : {});

/**
 * Numbers of `length` digits compared with the endings of some tiers' prizes: every match is a hit. With `permuted`, a number stands
 * for all permutations of its digits.
 */
function matching(
  shape: Shape,
  part: { id: string; group: string; length: number; tiers?: readonly string[]; permuted?: boolean },
): OfNumbers {
  const { id, group, length, tiers, permuted = false } = part;
  const expanded = (selection: NumbersSelection): string[] =>
    permuted ? allOrders(selection) : [...selection];
  return {
    id,
    group,
    panel: numbers(length, 1, Math.min(10 ** length, 1000)),
    levels: { win: { wins: prizesWith(shape, length, tiers), of: 10 ** length } },
    // Permutations of the same digits are equivalent, so one of them is kept.
    ...(permuted ? { canonical: withoutOrder } : {}),
    notes: (selection) => expanded(selection).length,
    hits(selection, result) {
      const came = endings(result, length, tiers);
      return win(expanded(selection).reduce((sum, number) => sum + (came.get(number) ?? 0), 0));
    },
  };
}

/** Tens or units of the last two digits of the special prize. */
const oneDigit = (id: string, place: 0 | 1): OfRows => ({
  id,
  group: 'one-digit',
  panel: { kind: 'rows', rows: [{ id: 'digit', choices: digits, min: 1, max: 10 }] },
  levels: { win: { wins: 1, of: 10 } },
  notes: ({ digit = [] }) => digit.length,
  hits: ({ digit = [] }, result) => win(digit.includes(special(result, 2).charAt(place)) ? 1 : 0),
});

/** Probability that `size` given endings all occur among the last two digits of `count` prizes. */
const allAmong = (size: number, count: number): number =>
  Array.from({ length: size + 1 }, (_item, missing) => missing).reduce(
    (sum, missing) => sum + (-1) ** missing * choose(size, missing) * (1 - missing / 100) ** count,
    0,
  );

/** Xiên: every `size` of the numbers chosen are a note, which wins when all of them are among L. */
const xien = (shape: Shape, size: 2 | 3 | 4): OfNumbers => ({
  id: `xien${size}`,
  group: 'xien',
  panel: numbers(2, size, 20),
  levels: { win: { wins: allAmong(size, prizesWith(shape, 2)), of: 1 } },
  notes: (selection) => choose(selection.length, size),
  hits(selection, result) {
    const came = endings(result, 2);
    return win(choose(selection.filter((number) => came.has(number)).length, size));
  },
});

/** Trượt xiên: every combination of `size` chosen numbers is a note, which wins when none of them is among L. */
const truot = (shape: Shape, size: 4 | 6 | 8 | 10): OfNumbers => ({
  id: `truot${size}`,
  group: 'truot',
  panel: numbers(2, size, size + 6),
  levels: { win: { wins: (1 - size / 100) ** prizesWith(shape, 2), of: 1 } },
  notes: (selection) => choose(selection.length, size),
  hits(selection, result) {
    const came = endings(result, 2);
    return win(choose(selection.filter((number) => !came.has(number)).length, size));
  },
});

/** Two sides of the last two digits of the special prize, each one note. */
const sides = (
  id: string,
  choices: readonly [string, string],
  sideOf: (ending: number) => string,
): OfRows => {
  const panel: RowsPanel = { kind: 'rows', rows: [{ id: 'side', choices, min: 1, max: 2 }] };
  return {
    id,
    group: 'sides',
    panel,
    levels: { win: { wins: 1, of: 2 } },
    notes: ({ side = [] }) => side.length,
    hits: ({ side = [] }, result) => win(side.includes(sideOf(Number(special(result, 2)))) ? 1 : 0),
  };
};

const DB = ['DB'] as const;

/** Tiers with `length` digits, possibly none: the lowest is the one of đầu and xỉu chủ. */
const tiersOf = ({ tiers }: Shape, length: number): string[] =>
  tiers.filter((tier) => tier.digits === length).map(({ id }) => id);

/** Every bet type of domain rules for a shape. Costs and odds are the document's. */
export function vietnameseBets(shape: Shape, bao: { id: 'bao7' | 'bao8'; tiers: readonly string[] }): Rule[] {
  const heads = tiersOf(shape, 2);
  const xiuChu = [...tiersOf(shape, 3), ...DB];
  return [
    matching(shape, { id: 'lo2', group: 'lo', length: 2 }),
    matching(shape, { id: 'lo3', group: 'lo', length: 3 }),
    matching(shape, { id: 'lo4', group: 'lo', length: 4 }),
    matching(shape, { id: 'lo2-dao', group: 'lo', length: 2, permuted: true }),
    matching(shape, { id: 'lo3-dao', group: 'lo', length: 3, permuted: true }),
    matching(shape, { id: 'lo4-dao', group: 'lo', length: 4, permuted: true }),
    matching(shape, { id: 'de', group: 'de', length: 2, tiers: DB }),
    matching(shape, { id: 'de-dao', group: 'de', length: 2, tiers: DB, permuted: true }),
    matching(shape, { id: 'dau', group: 'de', length: 2, tiers: heads }),
    matching(shape, { id: 'duoi', group: 'de', length: 2, tiers: DB }),
    oneDigit('dau1', 0),
    oneDigit('duoi1', 1),
    matching(shape, { id: 'cang3', group: 'cang', length: 3, tiers: DB }),
    matching(shape, { id: 'cang3-dao', group: 'cang', length: 3, tiers: DB, permuted: true }),
    matching(shape, { id: 'cang4', group: 'cang', length: 4, tiers: DB }),
    matching(shape, { id: 'cang4-dao', group: 'cang', length: 4, tiers: DB, permuted: true }),
    matching(shape, { id: 'xiu-chu', group: 'xiu-chu', length: 3, tiers: xiuChu }),
    matching(shape, { id: 'xiu-chu-dao', group: 'xiu-chu', length: 3, tiers: xiuChu, permuted: true }),
    ...([2, 3, 4] as const).map((size) => xien(shape, size)),
    ...([4, 6, 8, 10] as const).map((size) => truot(shape, size)),
    matching(shape, { id: bao.id, group: 'bao', length: 2, tiers: bao.tiers }),
    sides('tai-xiu', ['tai', 'xiu'], (ending) => (ending >= 50 ? 'tai' : 'xiu')),
    sides('chan-le', ['chan', 'le'], (ending) => (ending % 2 === 0 ? 'chan' : 'le')),
  ];
}
