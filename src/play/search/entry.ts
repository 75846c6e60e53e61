import { folded } from '#engine/texts/folded.ts';

/** What is searched of a thing that has names. */
export type Searchable = {
  /** Its names in all languages, folded. */
  names: readonly string[];
  /** The same without spaces and signs. */
  squeezedNames: readonly string[];
  /** Names and further words, such as the studio's, folded. */
  text: string;
  /** The same without spaces and signs, for names that are written apart or together. Each is a line, as in the text. */
  squeezed: string;
  /** Single words of all of them. */
  words: readonly string[];
};

const signs = /[^\p{L}\p{M}\p{N}]+/gu;

/** Folded text without spaces and signs. */
export const squeezed = (text: string): string => text.replace(signs, '');

/** Folded text as words. */
export const splitWords = (text: string): string[] => text.split(signs).filter((word) => word !== '');

/**
 * Prepares a thing for searches.
 * @param names what it is called, in all languages
 * @param further words by which it is found too, after those that are called so
 */
export function searchEntry(names: readonly string[], further: readonly string[] = []): Searchable {
  const called = names.map(folded);
  const all = [...called, ...further.map(folded)];
  const together = all.map(squeezed);
  return {
    names: called,
    squeezedNames: together.slice(0, called.length),
    text: all.join('\n'),
    squeezed: together.join('\n'),
    words: [...new Set(all.flatMap(splitWords))],
  };
}
