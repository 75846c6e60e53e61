import { isJsonObject, own } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import { variablesIn } from '#engine/texts/variables.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import type { Problem } from '../api/types.ts';
import { isSetHere } from '../documents/layer.ts';
import { idsOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { isUnconfirmed, sourceLanguage, stateOf } from '../documents/text-edits.ts';
import type { WorkspaceState } from '../workspace/state.ts';

export type Mark = 'missing' | 'untranslated' | 'stale' | 'unconfirmed' | 'changed' | 'own' | 'faulty';
/** Filter of the grid's texts: all, or those with a mark in a language shown. */
export type Filter = Mark | 'all';

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

const forms = (language: string): ReadonlySet<string> => {
  try {
    return new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  } catch {
    return new Set(['other']);
  }
};

/** Problems of texts by `<language> <key>`. */
function problemsByCell(problems: readonly Problem[]): ReadonlyMap<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const [, language] = /(?:^|\/)texts\/([^/]+)\.json$/.exec(problem.file) ?? [];
    const [collection, key] = pointerSteps(problem.pointer);
    if (language === undefined || collection !== 'texts' || key === undefined) continue;
    const at = `${language} ${key}`;
    found.set(at, [...(found.get(at) ?? []), problem]);
  }
  return found;
}

/** Every text of the pack in these languages, sorted by key. */
export function textRows(
  documents: PackDocuments,
  { drafts, problems }: Pick<WorkspaceState, 'drafts' | 'problems'>,
  languages: readonly string[],
): TextRow[] {
  const keys = new Set<string>();
  for (const language of idsOf(documents, 'texts')) {
    const texts = own(documents, documentKey('texts', language))?.['texts'];
    if (isJsonObject(texts)) for (const key of Object.keys(texts)) keys.add(key);
  }
  const found = problemsByCell(problems ?? []);
  const counted = new Map(languages.map((language) => [language, forms(language)]));
  const isCounted = (base: string): boolean => keys.has(`${base}_other`);
  const cellOf = (key: string, language: string): TextCell => {
    const draft = own(drafts, documentKey('texts', language));
    const words = wordsOf(documents, language, key);
    const { base, form } = splitPlural(key);
    const needed = form === undefined ? !isCounted(key) || words !== undefined : !isCounted(base) || Boolean(counted.get(language)?.has(form)); // oxfmt-ignore
    const live = own(draft?.published ?? {}, 'texts');
    const said = own(draft?.layer ?? {}, 'texts');
    const was = isJsonObject(live) ? own(live, key) : undefined;
    const now = isJsonObject(said) ? own(said, key) : undefined;
    const faults = found.get(`${language} ${key}`) ?? [];
    const marks = new Set<Mark>();
    if (words === undefined && needed) marks.add('missing');
    const state = stateOf(documents, language, key);
    if (state === 'untranslated') marks.add('untranslated');
    if (state === 'behind') marks.add('stale');
    if (state === 'current' && isUnconfirmed(documents, language, key)) marks.add('unconfirmed');
    if (was !== now) marks.add('changed');
    if (draft?.parent && isSetHere(draft.layer, ['texts', key])) marks.add('own');
    if (faults.some(({ code }) => code !== 'MISSING_TRANSLATION')) marks.add('faulty');
    return { language, words, needed, marks, problems: faults };
  };
  return [...keys]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((key) => ({ key, cells: languages.map((language) => cellOf(key, language)) }));
}

/** Rows that match the filters; `search` matches keys and texts, ignoring case. */
export function filteredRows(
  rows: readonly TextRow[],
  { filter, prefix, search }: { filter: Filter; prefix: string; search: string },
): TextRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    ({ key, cells }) =>
      (prefix === '' || key === prefix || key.startsWith(`${prefix}.`)) &&
      (filter === 'all' || cells.some(({ marks }) => marks.has(filter))) &&
      (wanted === '' ||
        key.toLowerCase().includes(wanted) ||
        cells.some(({ words }) => words?.toLowerCase().includes(wanted))),
  );
}

/** First parts of keys with their number of keys, the most frequent first. */
export function keyPrefixes(rows: readonly TextRow[]): { prefix: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { key } of rows) {
    const [prefix = key] = key.split('.');
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts]
    .map(([prefix, count]) => ({ prefix, count }))
    .sort((a, b) => a.prefix.localeCompare(b.prefix, 'en'));
}

/** Progress of a language: texts needed, up to date, not translated, outdated, and translated but not confirmed. */
export function progressOf(rows: readonly TextRow[], language: string) {
  const cells = rows.flatMap(({ cells: all }) =>
    all.filter((cell) => cell.language === language && cell.needed),
  );
  const marked = (mark: Mark): number => cells.filter(({ marks }) => marks.has(mark)).length;
  const [stale, untranslated] = [marked('stale'), marked('untranslated')];
  const done = cells.length - marked('missing') - untranslated - stale;
  return { total: cells.length, done, untranslated, stale, unconfirmed: marked('unconfirmed') };
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
