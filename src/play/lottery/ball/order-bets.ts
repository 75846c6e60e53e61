import { choose } from '../combinations.ts';
import { shuffled } from '../panel.ts';
import { arrange, distinctTuples, sum } from './counting.ts';
import { win, won, type RowBet } from './row-bet.ts';

/** A number as a token of two digits, as balls and racers are named. */
const token = (number: number): string => String(number).padStart(2, '0');

/** The tokens of 1 … `count`. */
export const tokens = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => token(index + 1));

const placeNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `place${index + 1}`);

/** The first `places` of numbers drawn without repetition out of `size`, each named right; no number twice in a note. */
export const drawnInOrder = (group: string, size: number, places: number): RowBet => ({
  group,
  kind: 'order',
  rows: placeNames(places).map((id) => ({ id, choices: tokens(size), min: 1 })),
  levels: win(1, arrange(size, places)),
  notes: distinctTuples,
  hits: (rows, drawn) => won(rows.every((row, place) => row.includes(token(drawn[place] ?? 0))) ? 1 : 0),
  quickPick: (random) =>
    shuffled(tokens(size), random)
      .slice(0, places)
      .map((number) => [number]),
});

/** Racers among the first `places`, in any order. */
export const amongFirst = (group: string, size: number, places: number): RowBet => ({
  group,
  kind: 'set',
  rows: [{ id: 'numbers', choices: tokens(size), min: places }],
  levels: win(1, choose(size, places)),
  notes: ([row = []]) => choose(row.length, places),
  hits: ([row = []], drawn) =>
    won(drawn.slice(0, places).every((number) => row.includes(token(number))) ? 1 : 0),
});

/** Each number chosen for a place is a note of its own. */
export const atPlace = (size: number, places: number): RowBet => ({
  group: 'place',
  rows: placeNames(places).map((id) => ({ id, choices: tokens(size), min: 0 })),
  levels: win(1, size),
  notes: (rows) => sum(rows.map((row) => row.length)),
  hits: (rows, drawn) => won(rows.filter((row, at) => row.includes(token(drawn[at] ?? 0))).length),
});
