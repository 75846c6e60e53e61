import { squeezed, splitWords, type Searchable } from './entry.ts';
import { folded } from '#engine/texts/folded.ts';
import { errorsOf, mostErrors } from './near.ts';

/** `near` is true when nothing is called so: then it is what is called nearly so. */
export type SearchResult<T> = { found: readonly T[]; near: boolean };

/** Words of a query that are searched; more narrow it no further. */
const mostWords = 8;

/**
 * Searches names, without regard to case, accents, spaces and signs. Best first, things of equal rank in their sequence: those whose name
 * begins with the query, then those with a word that does, then those that have all its words. If there are none, those of the fewest wrong letters. An
 * empty query finds everything.
 */
export function search<T>(
  items: readonly T[],
  entryOf: (item: T) => Searchable,
  query: string,
): SearchResult<T> {
  const text = folded(query);
  if (text === '') return { found: items, near: false };
  const wanted = { text, squeezed: squeezed(text), words: splitWords(text).slice(0, mostWords) };
  // Signs alone are in no name.
  if (wanted.squeezed === '') return { found: [], near: false };
  const exact = best(items, (item) => rankOf(entryOf(item), wanted));
  if (exact.length > 0) return { found: exact, near: false };
  const errors = countErrors(wanted.words);
  const near = best(items, (item) => errors(entryOf(item)));
  const [fewest] = near;
  const least = fewest === undefined ? undefined : errors(entryOf(fewest));
  return { found: near.filter((item) => errors(entryOf(item)) === least), near: near.length > 0 };
}

type Wanted = { text: string; squeezed: string; words: readonly string[] };

function rankOf(entry: Searchable, wanted: Wanted): number | undefined {
  if (entry.names.some((name) => name === wanted.text)) return 0;
  if (entry.squeezedNames.some((name) => name.startsWith(wanted.squeezed))) return 1;
  if (entry.names.some((name) => name.includes(` ${wanted.text}`))) return 2;
  const isThere =
    entry.squeezed.includes(wanted.squeezed) || wanted.words.every((word) => entry.text.includes(word));
  if (!isThere) return undefined;
  const isNamed = entry.names.some((name) => wanted.words.every((word) => name.includes(word)));
  return isNamed ? 3 : 4;
}

/** Sum of the errors of all words; a word that occurs in many names is compared once. */
function countErrors(words: readonly string[]): (entry: Searchable) => number | undefined {
  const compared = words.map((typed) => {
    const most = mostErrors(typed);
    const known = new Map<string, number | undefined>();
    return (word: string): number | undefined => {
      if (!known.has(word)) known.set(word, word.includes(typed) ? 0 : errorsOf(typed, word, most));
      return known.get(word);
    };
  });
  return (entry) => {
    let sum = 0;
    for (const errorsIn of compared) {
      const errors = Math.min(...entry.words.map((word) => errorsIn(word) ?? Infinity));
      if (errors === Infinity) return undefined;
      sum += errors;
    }
    return sum;
  };
}

/** Items that have a rank, the lowest first. */
function best<T>(items: readonly T[], rank: (item: T) => number | undefined): T[] {
  return items
    .flatMap((item) => {
      const at = rank(item);
      return at === undefined ? [] : [{ item, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
