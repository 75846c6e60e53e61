/**
 * Merges two changes of a sequence of ids: additions, removals and moves of either side. Symmetric. `clash`: both moved the same
 * entry to different places.
 */
export function mergeSequences(
  base: readonly string[],
  one: readonly string[],
  other: readonly string[],
): { merged: string[]; clash: boolean } {
  // A fixed order of the sides, for entries that both place at the same position.
  const [mine, theirs] = one.join(' ') <= other.join(' ') ? [one, other] : [other, one];
  const kept = base.filter((entry) => mine.includes(entry) && theirs.includes(entry));
  const moved = { mine: movedIn(kept, mine), theirs: movedIn(kept, theirs) };
  const stable = kept.filter((entry) => !moved.mine.has(entry) && !moved.theirs.has(entry));
  const firm = new Set(stable);
  const anchors = { mine: anchorsOf(mine, firm), theirs: anchorsOf(theirs, firm) };
  const places = new Map<string, { anchor: number; from: 'mine' | 'theirs' }>();
  let clash = false;
  const place = (entry: string, from: 'mine' | 'theirs'): void => {
    const anchor = (of: 'mine' | 'theirs'): number => {
      const at = anchors[of].get(entry);
      return at === undefined ? -1 : stable.indexOf(at);
    };
    const before = places.get(entry);
    if (before === undefined) places.set(entry, { anchor: anchor(from), from });
    else if (anchor(from) !== before.anchor) {
      // Added twice, an entry stays at its first place; moved twice, it is a conflict.
      if (base.includes(entry)) clash = true;
      else if (anchor(from) < before.anchor) places.set(entry, { anchor: anchor(from), from });
    }
  };
  for (const [from, sequence] of [
    ['mine', mine],
    ['theirs', theirs],
  ] as const) {
    for (const entry of sequence) {
      if (moved[from].has(entry) || !base.includes(entry)) place(entry, from);
    }
  }
  const run = (anchor: number): string[] => {
    const of = (from: 'mine' | 'theirs', sequence: readonly string[]): string[] =>
      sequence.filter((entry) => {
        const at = places.get(entry);
        return at?.from === from && at.anchor === anchor;
      });
    // Sides sort by entry names, so that exchanging them gives the same result.
    const [first, second] = [of('mine', mine), of('theirs', theirs)];
    const swap = second.length > 0 && (second[0] ?? '') < (first[0] ?? '');
    return swap ? [...second, ...first] : [...first, ...second];
  };
  return { merged: [...run(-1), ...stable.flatMap((entry, index) => [entry, ...run(index)])], clash };
}

/** Entries outside a longest common subsequence: the moved ones. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const entries = after.filter((entry) => before.includes(entry));
  const places = entries.map((entry) => before.indexOf(entry));
  // Longest rising run that ends at each place; sequences are short, so squares are cheap.
  const runs: number[][] = [];
  for (const place of places) {
    let best: number[] = [];
    for (const run of runs) if ((run.at(-1) ?? 0) < place && run.length > best.length) best = run;
    runs.push([...best, place]);
  }
  const still = new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), []));
  return new Set(entries.filter((entry) => !still.has(before.indexOf(entry))));
}

/** Nearest preceding stable entry of each entry. */
function anchorsOf(sequence: readonly string[], firm: ReadonlySet<string>): Map<string, string> {
  const anchors = new Map<string, string>();
  let last: string | undefined;
  for (const entry of sequence) {
    if (last !== undefined) anchors.set(entry, last);
    if (firm.has(entry)) last = entry;
  }
  return anchors;
}
