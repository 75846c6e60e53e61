import type { Json } from '#engine/json/json.ts';

/** True for a value that may be an order: ids in a list. */
export const isNames = (value: Json | undefined): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** An order with the entry at one place moved to another; places out of range are brought back into it. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(to, order.length - 1));
  const entry = order[from];
  if (entry === undefined || from === place) return [...order];
  const others = order.filter((_, index) => index !== from);
  return [...others.slice(0, place), entry, ...others.slice(place)];
}

/**
 * Fewest moves from one order to the other, for entries in both: those outside a longest common subsequence. Of equally
 * long ones that in which most entries stand where they stood, then the one that has the moved ones go up: a step up says which entry was meant.
 */
export function movedEntries(before: readonly string[], after: readonly string[]): string[] {
  const kept = after.filter((entry) => before.includes(entry));
  const places = kept.map((entry) => before.indexOf(entry));
  const isSame = (place: number): boolean => after.indexOf(before[place] ?? '') === place;
  const still = new Set(longestRise(places, isSame));
  return kept.filter((entry) => !still.has(before.indexOf(entry)));
}

type Run = { numbers: number[]; same: number };

const isBetter = (run: Run, than: Run): boolean =>
  run.numbers.length > than.numbers.length ||
  (run.numbers.length === than.numbers.length && run.same >= than.same);

/** One longest strictly rising subsequence, of equals the one with most numbers that are the same. Orders are short, so squares are cheap. */
function longestRise(numbers: readonly number[], isSame: (number: number) => boolean): number[] {
  let longest: Run = { numbers: [], same: 0 };
  const endingAt: Run[] = [];
  for (const number of numbers) {
    let best: Run = { numbers: [], same: 0 };
    for (const run of endingAt) {
      const last = run.numbers.at(-1);
      if (last !== undefined && last < number && isBetter(run, best)) best = run;
    }
    const run = { numbers: [...best.numbers, number], same: best.same + (isSame(number) ? 1 : 0) };
    endingAt.push(run);
    if (isBetter(run, longest)) longest = run;
  }
  return longest.numbers;
}
