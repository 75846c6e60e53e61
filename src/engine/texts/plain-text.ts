const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Marks within words, which part no words. */
const inline = /<\/?(?:[abisu]|em|code|small|span|strong|su[bp])\b[^>]*>/gi;

/**
 * Text of an HTML string for a short preview; show as text only, since it is not sanitised. No parser: under Trusted Types a page may
 * not parse unsanitised HTML.
 */
export function plainText(html: string): string {
  return decoded(html.replaceAll(inline, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** An HTML string of plain words. */
export const htmlOfWords = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words of an HTML string to edit: as they were typed where they are plain, else without their markup. */
export const wordsOfHtml = (html: string): string => (html.includes('<') ? plainText(html) : decoded(html));

const decoded = (text: string): string =>
  text.replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]+);/gi, (whole, name: string) => entityOf(name) ?? whole);

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const hex = name[1]?.toLowerCase() === 'x';
  const code = hex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
