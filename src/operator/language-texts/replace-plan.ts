import { variablesIn } from '#engine/texts/variables.ts';
import { textKeysOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';

/** What is looked for in texts, and what stands there instead. */
export type Replacement = {
  find: string;
  put: string;
  /** Only where the words around begin and end, as the language divides words. */
  wholeWord: boolean;
  matchCase: boolean;
};

/** Texts that are looked through: languages, an area of keys (`''` is all) and a part of the key. */
export type ReplaceScope = { languages: readonly string[]; area: string; key: string };

/** One text that has the words, before and after. */
export type ReplaceHit = {
  id: string;
  key: string;
  language: string;
  before: string;
  after: string;
  /** True when the text would have other placeholders; it is not replaced. */
  breaks: boolean;
};

/** Placeholders, words of other keys and tags: never looked into. */
const PROTECTED = /\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/gu;

/** Parts of a text outside of placeholders and tags, with where they begin. */
function* openParts(words: string): Generator<{ at: number; part: string }> {
  let at = 0;
  for (const { 0: closed, index } of words.matchAll(PROTECTED)) {
    yield { at, part: words.slice(at, index) };
    at = index + closed.length;
  }
  yield { at, part: words.slice(at) };
}

const expressionOf = ({ find, matchCase }: Replacement): RegExp =>
  new RegExp(find.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`), matchCase ? 'gu' : 'giu');

/** Places in a text at which a word begins or ends. */
function wordEdges(words: string, segmenter: Intl.Segmenter): ReadonlySet<number> {
  const edges = new Set([words.length]);
  for (const { index } of segmenter.segment(words)) edges.add(index);
  return edges;
}

/** Replacing words with a capital where those that stood there had one and their case did not matter. */
function asWritten(found: string, { put, matchCase }: Replacement): string {
  const [first = ''] = found;
  const hasCapital = !matchCase && first !== first.toLowerCase();
  return hasCapital ? put.slice(0, 1).toUpperCase() + put.slice(1) : put;
}

/** A text with the words replaced; unchanged when it does not have them. */
export function replaced(words: string, replacement: Replacement, language: string): string {
  const expression = expressionOf(replacement);
  const edges =
    replacement.wholeWord && expression.test(words)
      ? wordEdges(words, new Intl.Segmenter(language, { granularity: 'word' }))
      : undefined;
  expression.lastIndex = 0;
  let [next, done] = ['', 0];
  for (const { at, part } of openParts(words)) {
    for (const { 0: found, index } of part.matchAll(expression)) {
      const [from, to] = [at + index, at + index + found.length];
      if (edges && !(edges.has(from) && edges.has(to))) continue;
      next += words.slice(done, from) + asWritten(found, replacement);
      done = to;
    }
  }
  return next + words.slice(done);
}

/** Every text of the scope that has the words, by key and language; nothing is changed yet. */
export function planReplace(
  documents: PackDocuments,
  { languages, area, key: part }: ReplaceScope,
  replacement: Replacement,
): ReplaceHit[] {
  if (replacement.find === '') return [];
  const wanted = part.trim().toLowerCase();
  const source = sourceLanguage(documents);
  const hits = languages.flatMap((language) =>
    textKeysOf(documents, language).flatMap((key) => {
      if (area !== '' && key !== area && !key.startsWith(`${area}.`)) return [];
      if (!key.toLowerCase().includes(wanted)) return [];
      const before = wordsOf(documents, language, key) ?? '';
      const after = replaced(before, replacement, language);
      if (after === before) return [];
      const breaks = variablesIn(before).join() !== variablesIn(after).join();
      return [{ id: `${language} ${key}`, key, language, before, after, breaks }];
    }),
  );
  const place = ({ language }: ReplaceHit): number =>
    language === source ? -1 : languages.indexOf(language);
  return hits.sort((a, b) => (a.key === b.key ? place(a) - place(b) : a.key < b.key ? -1 : 1));
}
