/** Marks over Latin letters; those of other scripts, such as Burmese vowels, are part of the word. */
const accents = /[\u0300-\u036f]/gu;

/**
 * Search form of a text: without case, accents, compatibility forms, repeated white space and the invisible marks of line breaks, which
 * nobody types.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
