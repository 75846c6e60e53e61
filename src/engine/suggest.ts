/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (rows[i - 1]?.[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let best = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}

/** The name that was probably meant: at most a third of its letters differ, or one contains the other. */
function closest(given: string, known: Iterable<string>): string | undefined {
  const word = given.toLowerCase();
  let best: { name: string; edits: number } | undefined;
  for (const name of known) {
    const other = name.toLowerCase();
    if (Math.abs(other.length - word.length) > 8) continue;
    const contains =
      Math.min(word.length, other.length) >= 4 && (word.includes(other) || other.includes(word));
    const edits = distance(word, other);
    const allowed = Math.max(1, Math.floor(Math.max(word.length, other.length) / 3));
    if ((edits <= allowed || contains) && edits < (best?.edits ?? Infinity)) best = { name, edits };
  }
  return best?.name;
}

/** Names in quotes for a message, at most twenty. */
export function list(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, 20).map((name) => `"${name}"`);
  return all.length > shown.length
    ? `${shown.join(', ')} and ${all.length - shown.length} more`
    : shown.join(', ');
}

/** `Did you mean "x"?`, else the given advice, with the known names when they are few. */
export function suggest(given: string, known: Iterable<string>, otherwise: string): string {
  const names = [...known];
  const meant = closest(given, names);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return names.length === 0 || names.length > 20 ? otherwise : `${otherwise} There is: ${list(names)}.`;
}
