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

type Candidate = { name: string; edits: number };

/** Known names with their edits to the given one, the nearest first. */
const nearest = (word: string, known: readonly string[]): Candidate[] =>
  known
    .map((name) => ({ name, edits: distance(word, name.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits);

/** True for a name that was probably meant: at most a third of its letters differ, or one contains the other. */
function isClose(word: string, { name, edits }: Candidate): boolean {
  const other = name.toLowerCase();
  if (Math.abs(other.length - word.length) > 8) return false;
  const contains = Math.min(word.length, other.length) >= 4 && (word.includes(other) || other.includes(word));
  return contains || edits <= Math.max(1, Math.floor(Math.max(word.length, other.length) / 3));
}

/** Names in quotes for a message, at most twenty. */
export function list(names: Iterable<string>): string {
  const all = [...names];
  const shown = all.slice(0, 20).map((name) => `"${name}"`);
  return all.length > shown.length
    ? `${shown.join(', ')} and ${all.length - shown.length} more`
    : shown.join(', ');
}

/** Most known names that an advice lists; of more it names the nearest. */
const FEW = 20;
const NEAREST = 3;

/** `Did you mean "x"?`, else the given advice with the known names: all of few, the nearest of many. */
export function suggest(given: string, known: Iterable<string>, otherwise: string): string {
  const names = [...known];
  const word = given.toLowerCase();
  const ranked = nearest(word, names);
  const meant = ranked.find((candidate) => isClose(word, candidate));
  if (meant) return `Did you mean "${meant.name}"?`;
  if (names.length === 0) return otherwise;
  if (names.length <= FEW) return `${otherwise} There is: ${list(names)}.`;
  const shown = ranked.slice(0, NEAREST).map(({ name }) => name);
  return `${otherwise} The nearest of ${names.length} are ${list(shown)}.`;
}
