/** Marks over Latin letters; those of other scripts, such as Burmese vowels, are part of the word. */
const accents = /[\u0300-\u036f]/gu;

/**
 * A name as it is searched: without case, accents, compatibility forms, further white space and what is set between Burmese syllables to break
 * lines and cannot be seen.
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
