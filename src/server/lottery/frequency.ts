import { endings } from '#play/lottery/vietnam/endings.ts';
import type { DrawResult } from '#play/lottery/draw-result.ts';

export type EndingCount = { number: string; times: number; gap: number };

const every = Array.from({ length: 100 }, (_item, index) => String(index).padStart(2, '0'));

/**
 * Count of each two-digit ending in some results, and the number of results since it last came; most frequent first, of
 * equal ones the more recent first.
 * @param results the last first
 */
export function endingsByFrequency(results: readonly DrawResult[]): EndingCount[] {
  const counts = results.flatMap((result) => ('prizes' in result ? [endings(result, 2)] : []));
  return every
    .map((number) => {
      const times = counts.reduce((sum, came) => sum + (came.get(number) ?? 0), 0);
      const last = counts.findIndex((came) => came.has(number));
      return { number, times, gap: last === -1 ? counts.length : last };
    })
    .sort((a, b) => b.times - a.times || a.gap - b.gap || (a.number < b.number ? -1 : 1));
}
