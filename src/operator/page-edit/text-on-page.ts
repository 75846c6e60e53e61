import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { splitPlural } from '#engine/texts/plural-key.ts';
import { isRich } from '#engine/texts/rich-markup.ts';
import { documentSteps, lastOf, valueAtPath } from '../documents/block-path.ts';
import { readableWords, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { textUses, type WordsPlace } from '../documents/words-at.ts';

/** Screen and block of a path on the page: "home/body/hero" is the block body/hero of home. */
export function splitPagePath(path: string): { screen: string; block: string } {
  const at = path.indexOf('/');
  return { screen: path.slice(0, at), block: path.slice(at + 1) };
}

/** Steps to a string in a value. */
function stepsTo(value: Json | undefined, wanted: string): string[] | undefined {
  if (value === wanted) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [step, inner] of Object.entries(value)) {
    const rest = stepsTo(inner, wanted);
    if (rest) return [step, ...rest];
  }
  return undefined;
}

/** Where the block around a pressed text names its key; undefined where another document or the page itself says it. */
export function placeInBlock(
  documents: PackDocuments,
  path: string | undefined,
  key: string,
): WordsPlace | undefined {
  if (path === undefined) return undefined;
  const { screen, block } = splitPagePath(path);
  const document = documentKey('screen', screen);
  const content = own(documents, document);
  const props = content && valueAtPath(content, block)?.['props'];
  const steps = isJsonObject(props) ? stepsTo(props as Json, key) : undefined;
  const last = steps?.at(-1);
  if (!steps || last === undefined) return undefined;
  return {
    key: document,
    path: [...documentSteps(block), 'props', ...steps],
    name: `screen.${screen}.${lastOf(block).replaceAll('~', '')}.${last}`,
  };
}

/** Letters by which a text is known again; a page tells no more than the first thousand. */
const KNOWN_BY = 500;

/** Letters of words: bundles mark where lines may break, and a page parts the words of a rich text by other spaces. */
const letters = (words: string): string => readableWords(words).replaceAll(/[\s\u200B\u2060]/gu, '');

/** Fewest letters of a rich text that is looked for within others. */
const PART = 40;

/**
 * Keys whose text in a language reads as these words, of several those that documents name; without one, of the rich texts that the words
 * are put together of.
 */
export function keysWithWords(documents: PackDocuments, language: string, words: string): string[] {
  const texts = own(documents, documentKey('texts', language))?.['texts'];
  const asked = letters(words);
  const known = Object.entries(isJsonObject(texts) ? texts : {}).flatMap(([key, said]) =>
    typeof said === 'string' ? [{ key, said, read: letters(said) }] : [],
  );
  const same = known.filter(({ read }) => read.slice(0, KNOWN_BY) === asked.slice(0, KNOWN_BY));
  const parts = known
    .filter(({ said, read }) => isRich(said) && read.length >= PART && asked.includes(read))
    .sort((a, b) => asked.indexOf(a.read) - asked.indexOf(b.read));
  const keys = (same.length > 0 ? same : parts).map(({ key }) => key);
  if (keys.length < 2) return keys;
  const named = keys.filter((key) => Object.keys(textUses(documents, splitPlural(key).base)).length > 0);
  return named.length > 0 ? named : keys;
}

/** The text that a key shows in a language: its own, else the one that stands in for it. */
export function shownText(
  documents: PackDocuments,
  languages: readonly string[],
  key: string,
): string | undefined {
  for (const language of [...languages, 'en']) {
    const words = wordsOf(documents, language, key);
    if (words !== undefined) return words;
  }
  return undefined;
}
