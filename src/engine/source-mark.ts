/** The mark of a translation that nobody has made yet: it only repeats its source. */
export const NOT_TRANSLATED = '00000000';

/**
 * Eight hexadecimal digits that stand for the words of a source (FNV-1a over UTF-16), so that a translation can tell whether
 * its source has changed since. No protection against anyone: two different words may share a mark, one in four thousand million.
 */
export function sourceMark(words: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  const mark = (hash >>> 0).toString(16).padStart(8, '0');
  return mark === NOT_TRANSLATED ? '00000001' : mark;
}
