import { variablesIn } from '#engine/texts/variables.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import type { Problem } from '../api/types.ts';
import { wordsOf, type PackDocuments } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';
import { assigneeOf, NOBODY, type Assignees } from './assignees.ts';

export type Mark = 'missing' | 'untranslated' | 'stale' | 'unconfirmed' | 'changed' | 'own' | 'faulty';
/** Filter of the grid's texts: all, those with a mark in a language shown, or those done in one of the last two languages alone. */
export type Filter = Mark | 'all' | 'uneven';

export type TextCell = {
  language: string;
  /** Undefined when the language lacks the text. */
  words: string | undefined;
  /** False for a plural form that the language does not use. */
  needed: boolean;
  marks: ReadonlySet<Mark>;
  problems: readonly Problem[];
};
export type TextRow = { key: string; cells: readonly TextCell[] };

/** What the rows of the grid are narrowed by. */
export type RowFilter = {
  filter: Filter;
  prefix: string;
  search: string;
  /** Keys known before, which are left out. */
  known?: ReadonlySet<string> | undefined;
  /** Account that translates the text into a language shown, or NOBODY; `''` for whoever. */
  assigned?: string;
  assignees?: Assignees;
};

/** True for a text that is there and up to date. */
export const isDone = ({ needed, marks }: TextCell): boolean =>
  needed && !marks.has('missing') && !marks.has('untranslated') && !marks.has('stale');

function fits(cells: readonly TextCell[], filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter !== 'uneven') return cells.some(({ marks }) => marks.has(filter));
  const [first, second] = cells.filter(({ needed }) => needed).slice(-2);
  return first !== undefined && second !== undefined && isDone(first) !== isDone(second);
}

/** Rows that match the filters; `search` matches keys and texts, ignoring case. */
export function filteredRows(
  rows: readonly TextRow[],
  { filter, prefix, search, known, assigned = '', assignees = new Map() }: RowFilter,
): TextRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    ({ key, cells }) =>
      !known?.has(key) &&
      (prefix === '' || key === prefix || key.startsWith(`${prefix}.`)) &&
      fits(cells, filter) &&
      (assigned === '' ||
        cells.some(({ language }) => (assigneeOf(assignees, language, key) ?? NOBODY) === assigned)) &&
      (wanted === '' ||
        key.toLowerCase().includes(wanted) ||
        cells.some(({ words }) => words?.toLowerCase().includes(wanted))),
  );
}

/** Area of a key: its first part. */
const areaOf = (key: string): string => key.split('.')[0] ?? key;

/** Areas of keys with their number of keys, by name. */
export function keyAreas(keys: Iterable<string>): { prefix: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(areaOf(key), (counts.get(areaOf(key)) ?? 0) + 1);
  return [...counts]
    .map(([prefix, count]) => ({ prefix, count }))
    .sort((a, b) => a.prefix.localeCompare(b.prefix, 'en'));
}

/** Areas of the rows' keys. */
export const keyPrefixes = (rows: readonly TextRow[]): { prefix: string; count: number }[] =>
  keyAreas(rows.map(({ key }) => key));

/** Progress of a language: texts needed, up to date, lacking, not translated, outdated, and translated but not confirmed. */
export function progressOf(rows: readonly TextRow[], language: string) {
  const progress = { total: 0, done: 0, missing: 0, untranslated: 0, stale: 0, unconfirmed: 0 };
  const at = rows[0]?.cells.findIndex((cell) => cell.language === language) ?? -1;
  for (const { cells } of rows) {
    const cell = cells[at];
    if (!cell?.needed) continue;
    progress.total += 1;
    if (isDone(cell)) progress.done += 1;
    for (const mark of ['missing', 'untranslated', 'stale', 'unconfirmed'] as const)
      if (cell.marks.has(mark)) progress[mark] += 1;
  }
  return progress;
}

export type Progress = ReturnType<typeof progressOf>;

/** Progress of a language by area, the area of the most left to do first. */
export function areaProgress(
  rows: readonly TextRow[],
  language: string,
): { area: string; progress: Progress }[] {
  const left = ({ progress: { total, done } }: { progress: Progress }): number => total - done;
  const rowsOf = (area: string) => rows.filter(({ key }) => areaOf(key) === area);
  return keyPrefixes(rows)
    .map(({ prefix: area }) => ({ area, progress: progressOf(rowsOf(area), language) }))
    .sort((a, b) => left(b) - left(a) || a.area.localeCompare(b.area, 'en'));
}

/** Placeholders of the source and of the text, when they differ. */
export function otherVariables(
  documents: PackDocuments,
  language: string,
  key: string,
  words: string,
): { wanted: string[]; found: string[] } | undefined {
  const source = wordsOf(documents, sourceLanguage(documents), key);
  if (source === undefined || language === sourceLanguage(documents)) return undefined;
  if ((splitPlural(key).form ?? 'other') !== 'other') return undefined;
  const [wanted, found] = [variablesIn(source), variablesIn(words)];
  return wanted.join() === found.join() ? undefined : { wanted, found };
}
