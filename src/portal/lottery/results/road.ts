import type { DrawnGame } from '../room-types.ts';

type Side = 'big' | 'small';
/** Consecutive draws with the same outcome. */
export type RoadColumn = { side: Side; numeros: readonly string[] };

/** The sum of the balls from which on a draw is big; of a race, of its first two. */
const bigFrom: Readonly<Record<string, number>> = { ssc: 23, '11x5': 31, k3: 11, pk10: 12, '6d': 28 };

/** Road of big and small, the oldest column first: a draw with the previous outcome is added below it. */
export function roadOf(family: string, draws: readonly DrawnGame[]): RoadColumn[] {
  const from = bigFrom[family];
  if (from === undefined) return [];
  const columns: { side: Side; numeros: string[] }[] = [];
  for (const { numero, result, status } of draws.toReversed()) {
    if (!result?.balls || status === 'CLOSED' || status === 'OPEN') continue;
    const counted = family === 'pk10' ? result.balls.slice(0, 2) : result.balls;
    const side = counted.reduce((sum, ball) => sum + ball, 0) >= from ? 'big' : 'small';
    const last = columns.at(-1);
    if (last?.side === side) last.numeros.push(numero);
    else columns.push({ side, numeros: [numero] });
  }
  return columns;
}
