import {
  anywhere,
  direct,
  dragonTiger,
  fixed,
  inAnyOrder,
  sidesOf,
  type DigitPart,
  type Stretch,
} from './digit-bets.ts';
import type { RowBet } from './row-bet.ts';

/** Names of the decimal places, ending with the units. */
const places = ['hundred-thousands', 'ten-thousands', 'thousands', 'hundreds', 'tens', 'units'] as const;

const part = (count: number, times: number): DigitPart => ({ count, times });

const five = (stretch: Stretch): RowBet[] => [
  direct(stretch),
  inAnyOrder('group120', stretch, [part(5, 1)]),
  inAnyOrder('group60', stretch, [part(1, 2), part(3, 1)]),
  inAnyOrder('group30', stretch, [part(2, 2), part(1, 1)]),
  inAnyOrder('group20', stretch, [part(1, 3), part(2, 1)]),
  inAnyOrder('group10', stretch, [part(1, 3), part(1, 2)]),
  inAnyOrder('group5', stretch, [part(1, 4), part(1, 1)]),
];

const four = (stretch: Stretch): RowBet[] => [
  direct(stretch),
  inAnyOrder('group24', stretch, [part(4, 1)]),
  inAnyOrder('group12', stretch, [part(1, 2), part(2, 1)]),
  inAnyOrder('group6of4', stretch, [part(2, 2)]),
  inAnyOrder('group4', stretch, [part(1, 3), part(1, 1)]),
];

const three = (stretch: Stretch): RowBet[] => [
  direct(stretch),
  inAnyOrder('group3', stretch, [part(1, 2), part(1, 1)], true),
  inAnyOrder('group6', stretch, [part(3, 1)]),
  anywhere(stretch, 1),
  anywhere(stretch, 2),
];

const two = (stretch: Stretch): RowBet[] => [
  direct(stretch),
  inAnyOrder('group', stretch, [part(2, 1)]),
  sidesOf(stretch),
];

const duels = (size: number): RowBet[] =>
  Array.from({ length: size }, (_, left) =>
    Array.from({ length: size - left - 1 }, (_step, step) => dragonTiger(left, left + step + 1)),
  ).flat();

/** All bets on a number of `size` digits: 5 (SSC) or 6 (6D). */
export function digitBets(size: 5 | 6): readonly RowBet[] {
  const stretch = (group: string, from: number, length: number): Stretch => {
    const at = Array.from({ length }, (_, step) => from + step);
    return { group, at, names: at.map((position) => places[places.length - size + position] ?? '') };
  };
  const first = (group: string, length: number) => stretch(`first-${group}`, 0, length);
  const last = (group: string, length: number) => stretch(`last-${group}`, size - length, length);
  return [
    ...(size === 6 ? [direct(stretch('six', 0, 6))] : five(stretch('five', 0, 5))),
    ...(size === 6 ? [...five(first('five', 5)), ...five(last('five', 5))] : []),
    ...four(first('four', 4)),
    ...four(last('four', 4)),
    ...three(first('three', 3)),
    ...(size === 5 ? three(stretch('middle-three', 1, 3)) : []),
    ...three(last('three', 3)),
    ...two(first('two', 2)),
    ...two(last('two', 2)),
    fixed(stretch('fixed', 0, size)),
    ...duels(size),
  ];
}
