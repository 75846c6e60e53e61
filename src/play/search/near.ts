import leven from 'leven';

/** Scripts whose names are written without spaces: a part of them may begin anywhere. */
const unspaced = /[\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Han}]/u;
const han = /\p{Script=Han}/u;
const letter = /\p{L}/u;

/** Wrong, missing or additional letters that a word of this length may have. Numbers have to be right. */
export function mostErrors(word: string): number {
  if (!letter.test(word) || word.length < (han.test(word) ? 3 : 4)) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * Errors by which a typed word differs from a word or from its beginning, as who types has not finished; undefined beyond
 * `most`. Both are folded.
 */
export function errorsOf(typed: string, word: string, most: number): number | undefined {
  let fewest = most + 1;
  const starts = unspaced.test(word) ? word.length : 1;
  for (let start = 0; start < starts && fewest > 0; start += 1) {
    const longest = Math.min(typed.length + most, word.length - start);
    for (let length = typed.length - most; length <= longest && fewest > 0; length += 1) {
      const part = word.slice(start, start + length);
      fewest = Math.min(fewest, leven(typed, part, { maxDistance: fewest }));
    }
  }
  return fewest > most ? undefined : fewest;
}
