import { isXmlFault, type XmlFault } from '#engine/exchange/read-xml.ts';
import { readTextJson, writeTextJson } from '#engine/exchange/text-json.ts';
import { readXliff, writeXliff } from '#engine/exchange/xliff.ts';
import { wordsOf, type PackDocuments } from '../documents/reader.ts';
import { statesOf } from '../documents/text-edits.ts';
import { otherVariables, type TextRow } from './rows.ts';

export const MOST_BYTES = 5 * 1024 * 1024;

export type ExchangeFormat = 'json' | 'xliff';

/** One text that an import changes; `before` is undefined for a text new in the language. */
type Change = { key: string; before: string | undefined; after: string };

export type Plan = {
  language: string;
  /** Whom the file was made for, as it says itself. */
  assignee: string | undefined;
  changes: Change[];
  same: number;
  /** Keys that the pack lacks. */
  unknown: string[];
  /** Keys whose placeholders differ from the source's; they are not imported. */
  mismatched: string[];
  /** Keys whose source text changed since the translation. */
  outdated: string[];
};

const isFault = (read: object): read is XmlFault => 'line' in read;

/** Texts of one language as a file; XLIFF includes the source texts, and says which are not translated or behind their source. */
export function exportText(
  { rows, documents, pack }: { rows: readonly TextRow[]; documents: PackDocuments; pack: string },
  {
    format,
    language,
    source,
    assignee,
  }: { format: ExchangeFormat; language: string; source: string; assignee?: string | undefined },
): string {
  const keys = rows.map(({ key }) => key);
  const said = (of: string): [string, string][] =>
    keys.flatMap((key) => {
      const words = wordsOf(documents, of, key);
      return words === undefined ? [] : [[key, words]];
    });
  if (format === 'json') return writeTextJson(Object.fromEntries(said(language)));
  const states = statesOf(documents, language);
  const units = said(source).map(([key, words]) => {
    const target = wordsOf(documents, language, key);
    return {
      key,
      source: words,
      target,
      isOpen: target === undefined || states.stateOf(key) !== 'current',
    };
  });
  return writeXliff({ source, target: language, assignee, units }, pack);
}

function readFile(text: string, format: ExchangeFormat, chosen: string) {
  if (format === 'json') {
    const read = readTextJson(text);
    return isFault(read)
      ? read
      : { language: chosen, assignee: undefined, words: read, sources: new Map<string, string>() };
  }
  const read = readXliff(text);
  if (isXmlFaultOf(read)) return read;
  return {
    language: read.target,
    assignee: read.assignee,
    words: new Map(read.units.flatMap(({ key, target }) => (target === undefined ? [] : [[key, target]]))),
    sources: new Map(read.units.map(({ key, source }) => [key, source])),
  };
}

const isXmlFaultOf = (read: object): read is XmlFault => isFault(read) && isXmlFault(read);

/**
 * Preview of an import, which changes nothing yet. JSON is in the chosen language, XLIFF names its own. A file that cannot be read, or
 * is in a language the brand lacks, is a fault.
 */
export function planImport(
  { rows, documents }: { rows: readonly TextRow[]; documents: PackDocuments },
  { text, format, language: chosen }: { text: string; format: ExchangeFormat; language: string },
  {
    languages,
    source,
    unknownLanguage,
  }: { languages: readonly string[]; source: string; unknownLanguage: (language: string) => string },
): Plan | XmlFault {
  const file = readFile(text, format, chosen);
  if (isFault(file)) return file;
  const { language, assignee, words, sources } = file;
  if (!languages.includes(language)) return { line: 1, message: unknownLanguage(language) };
  const known = new Set(rows.map(({ key }) => key));
  const plan: Plan = { language, assignee, changes: [], same: 0, unknown: [], mismatched: [], outdated: [] };
  for (const [key, after] of words) {
    const before = wordsOf(documents, language, key);
    if (!known.has(key)) plan.unknown.push(key);
    else if (before === after) plan.same += 1;
    else if (otherVariables(documents, language, key, after)) plan.mismatched.push(key);
    else {
      plan.changes.push({ key, before, after });
      const translated = sources.get(key);
      if (translated !== undefined && translated !== wordsOf(documents, source, key)) plan.outdated.push(key);
    }
  }
  return plan;
}
