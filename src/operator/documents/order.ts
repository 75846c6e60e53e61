/** An order with the entry at one place moved to another; places out of range are brought back into it. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(to, order.length - 1));
  const entry = order[from];
  if (entry === undefined || from === place) return [...order];
  const others = order.filter((_, index) => index !== from);
  return [...others.slice(0, place), entry, ...others.slice(place)];
}

/** Fewest moves from one order to the other, for entries in both: those outside a longest common subsequence. */
export function movedEntries(before: readonly string[], after: readonly string[]): string[] {
  const kept = after.filter((entry) => before.includes(entry));
  const places = kept.map((entry) => before.indexOf(entry));
  const still = new Set(longestRise(places));
  return kept.filter((entry) => !still.has(before.indexOf(entry)));
}

/** One longest strictly rising subsequence. Orders are short, so squares are cheap. */
function longestRise(numbers: readonly number[]): number[] {
  let longest: number[] = [];
  const endingAt: number[][] = [];
  for (const number of numbers) {
    let best: number[] = [];
    for (const run of endingAt) {
      const last = run.at(-1);
      if (last !== undefined && last < number && run.length > best.length) best = run;
    }
    const run = [...best, number];
    endingAt.push(run);
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
