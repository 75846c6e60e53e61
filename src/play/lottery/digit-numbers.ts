import { permutations } from './combinations.ts';
import type { NumbersPanel, NumbersSelection } from './panel.ts';

export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Panel of numbers of `length` digits, with leading zeros. */
export const digitNumbers = (length: number, min = 1, max = 10 ** length): NumbersPanel => ({
  kind: 'numbers',
  symbols: digits,
  length,
  separator: '',
  repeats: true,
  min,
  max,
});

/** Canonical form of numbers that stand for all their permutations: one number for each set of digits. */
export const withoutOrder = (selection: NumbersSelection): NumbersSelection =>
  [...new Set(selection.map((number) => [...number].sort().join('')))].sort();

/** Every number that permuted numbers stand for. */
export const permuted = (selection: NumbersSelection): string[] =>
  selection.flatMap((number) => permutations(number));
