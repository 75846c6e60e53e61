import type { Result } from '../room-types.ts';

/** Tiers from the special prize to the lowest. */
export const tiersOf = (region: string): readonly string[] =>
  region === 'north'
    ? ['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7']
    : ['DB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'];

/** Number of prizes per tier, which fixes the height of rows while a draw is revealed. */
const counts: Readonly<Record<'north' | 'south', readonly number[]>> = {
  north: [1, 1, 2, 6, 4, 6, 3, 4],
  south: [1, 1, 1, 2, 7, 1, 3, 1, 1],
};
export const numbersIn = (region: string, tier: string): number =>
  counts[region === 'north' ? 'north' : 'south'][tiersOf(region).indexOf(tier)] ?? 1;

/** The last two digits of every number drawn. */
const endingsOf = (result: Result | undefined): string[] =>
  Object.values(result?.prizes ?? {})
    .flat()
    .filter((number) => number.length >= 2)
    .map((number) => number.slice(-2));

/** Two-digit endings by their first digit (`heads`) and by their last (`tails`), each row the other digits in order. */
export function headTail(results: readonly (Result | undefined)[]): {
  heads: readonly string[][];
  tails: readonly string[][];
} {
  const heads: string[][] = Array.from({ length: 10 }, () => []);
  const tails: string[][] = Array.from({ length: 10 }, () => []);
  for (const ending of results.flatMap(endingsOf)) {
    const [head = '0', tail = '0'] = ending;
    heads[Number(head)]?.push(tail);
    tails[Number(tail)]?.push(head);
  }
  [...heads, ...tails].forEach((row) => row.sort());
  return { heads, tails };
}
