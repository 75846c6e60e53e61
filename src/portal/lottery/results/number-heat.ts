import type { DrawnGame } from '../room-types.ts';

/** Frequency of a value among some draws, and draws since it last came; `gap` is their number if it never came. */
type Heat = { label: string; times: number; gap: number };
export type HeatRow = { id: string; cells: readonly Heat[] };

const ten = Array.from({ length: 10 }, (_, digit) => String(digit));
const places = ['hundreds', 'tens', 'units'];

/**
 * Heat of 2D by number, a row for each head; of 3D by digit, a row for each place, as a thousand numbers seldom come twice.
 * @param draws the last first
 */
export function heatOf(family: string, draws: readonly DrawnGame[]): readonly HeatRow[] {
  const length = family === '2d' ? 2 : family === '3d' ? 3 : 0;
  const drawn = draws.flatMap(({ result }) => (result?.balls?.length === length ? [result.balls] : []));
  const heat = (label: string, has: (balls: readonly number[]) => boolean): Heat => {
    const last = drawn.findIndex(has);
    return { label, times: drawn.filter(has).length, gap: last === -1 ? drawn.length : last };
  };
  if (length === 0 || drawn.length === 0) return [];
  if (length === 2)
    return ten.map((head) => ({
      id: head,
      cells: ten.map((tail) => heat(head + tail, (balls) => balls.join('') === head + tail)),
    }));
  return places.map((id, place) => ({
    id,
    cells: ten.map((digit) => heat(digit, (balls) => balls[place] === Number(digit))),
  }));
}
