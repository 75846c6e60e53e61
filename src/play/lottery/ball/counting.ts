/** Number of ordered selections of `count` different items out of `size`. */
export function arrange(size: number, count: number): number {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways *= Math.max(0, size - step);
  return ways;
}

export const factorial = (size: number): number => arrange(size, size);

export const productOf = (factors: readonly number[]): number =>
  factors.reduce((made, factor) => made * factor, 1);

export const sum = (terms: readonly number[]): number => terms.reduce((made, term) => made + term, 0);

/** Number of tuples with one choice of each row and no repetition: the notes of a bet on a race's first places. */
export function distinctTuples(rows: readonly (readonly string[])[]): number {
  const used = new Set<string>();
  const from = (at: number): number => {
    const row = rows[at];
    if (!row) return 1;
    if (at === rows.length - 1) return row.filter((choice) => !used.has(choice)).length;
    let tuples = 0;
    for (const choice of row) {
      if (used.has(choice)) continue;
      used.add(choice);
      tuples += from(at + 1);
      used.delete(choice);
    }
    return tuples;
  };
  return from(0);
}
