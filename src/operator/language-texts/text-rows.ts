import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import { documentKey } from '#engine/packs.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import type { Problem } from '../api/types.ts';
import { isSetHere } from '../documents/layer.ts';
import { idsOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { sourceLanguage, statesOf } from '../documents/text-edits.ts';
import type { WorkspaceState } from '../workspace/state.ts';
import type { Mark, TextCell, TextRow } from './rows.ts';

type Edits = Pick<WorkspaceState, 'drafts' | 'problems'>;
type Faults = ReadonlyMap<string, readonly Problem[]>;

const formsOf = (language: string): ReadonlySet<string> => {
  try {
    return new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  } catch {
    return new Set(['other']);
  }
};

/** Problems of texts by language and key. */
function faultsByLanguage(problems: readonly Problem[]): ReadonlyMap<string, Faults> {
  const found = new Map<string, Map<string, Problem[]>>();
  for (const problem of problems) {
    const [, language] = /(?:^|\/)texts\/([^/]+)\.json$/.exec(problem.file) ?? [];
    const [collection, key] = pointerSteps(problem.pointer);
    if (language === undefined || collection !== 'texts' || key === undefined) continue;
    const ofLanguage = found.get(language) ?? new Map<string, Problem[]>();
    ofLanguage.set(key, [...(ofLanguage.get(key) ?? []), problem]);
    found.set(language, ofLanguage);
  }
  return found;
}

const textsIn = (document: Json | undefined): Json | undefined =>
  isJsonObject(document) ? own(document, 'texts') : undefined;

/** Sorted keys of all languages. */
function keysOf(documents: PackDocuments): string[] {
  const keys = new Set<string>();
  for (const language of idsOf(documents, 'texts')) {
    const texts = textsIn(own(documents, documentKey('texts', language)));
    if (isJsonObject(texts)) for (const key of Object.keys(texts)) keys.add(key);
  }
  return [...keys].sort((a, b) => (a < b ? -1 : 1));
}

/** Cells of one language, a cell for each key. */
function cellsOf(
  documents: PackDocuments,
  drafts: Edits['drafts'],
  language: string,
  { keys, faults }: { keys: readonly string[]; faults: Faults | undefined },
): TextCell[] {
  const known = new Set(keys);
  const forms = formsOf(language);
  const draft = own(drafts, documentKey('texts', language));
  const states = statesOf(documents, language);
  const [live, said] = [textsIn(draft?.published ?? {}), textsIn(draft?.layer ?? {})];
  const isLayered = Boolean(draft?.parent);
  return keys.map((key) => {
    const words = wordsOf(documents, language, key);
    const { base, form } = splitPlural(key);
    const isCounted = known.has(`${base}_other`);
    const needed = !isCounted || (form === undefined ? words !== undefined : forms.has(form));
    const was = isJsonObject(live) ? own(live, key) : undefined;
    const now = isJsonObject(said) ? own(said, key) : undefined;
    const problems = faults?.get(key) ?? [];
    const marks = new Set<Mark>();
    if (words === undefined && needed) marks.add('missing');
    const state = states.stateOf(key);
    if (state === 'untranslated') marks.add('untranslated');
    if (state === 'behind') marks.add('stale');
    if (state === 'current' && states.isUnconfirmed(key)) marks.add('unconfirmed');
    if (was !== now) marks.add('changed');
    if (isLayered && isSetHere(draft?.layer ?? null, ['texts', key])) marks.add('own');
    if (problems.some(({ code }) => code !== 'MISSING_TRANSLATION')) marks.add('faulty');
    return { language, words, needed, marks, problems };
  });
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Every text of a pack in some languages, sorted by key. A language whose words, source and problems are as before keeps its cells: with
 * forty languages an edit looks at one of them.
 */
export function createTextRows() {
  let keys: readonly string[] = [];
  let rows: TextRow[] = [];
  let columns = new Map<string, { from: readonly unknown[]; cells: readonly TextCell[] }>();
  return (documents: PackDocuments, { drafts, problems }: Edits, languages: readonly string[]): TextRow[] => {
    const found = keysOf(documents);
    if (!isSame(found, keys)) keys = found;
    const faults = faultsByLanguage(problems ?? []);
    const source = own(documents, documentKey('texts', sourceLanguage(documents)));
    const columnOf = (language: string) => {
      const draft = own(drafts, documentKey('texts', language));
      const said = own(documents, documentKey('texts', language));
      const ofLanguage = faults.get(language);
      const told = JSON.stringify([...(ofLanguage ?? [])]);
      const from = [keys, source, said, draft?.layer, draft?.published, draft?.parent, told];
      const before = columns.get(language);
      if (before && isSame(before.from, from)) return before;
      return { from, cells: cellsOf(documents, drafts, language, { keys, faults: ofLanguage }) };
    };
    const next = new Map(languages.map((language) => [language, columnOf(language)]));
    if (!isSame([...next.values()], [...columns.values()])) {
      const cells = [...next.values()].map((column) => column.cells);
      rows = keys.map((key, index) => ({ key, cells: cells.flatMap((column) => column[index] ?? []) }));
    }
    columns = next;
    return rows;
  };
}

/** The same once. */
export const textRows = (...asked: Parameters<ReturnType<typeof createTextRows>>): TextRow[] =>
  createTextRows()(...asked);
