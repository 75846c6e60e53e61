const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Text of an HTML string for a short preview; show as text only, since it is not sanitised. No parser: under Trusted Types a page may
 * not parse unsanitised HTML.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]+);/gi, (whole, name: string) => entityOf(name) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function entityOf(name: string): string | undefined {
  if (!name.startsWith('#')) return entities[name.toLowerCase()];
  const hex = name[1]?.toLowerCase() === 'x';
  const code = hex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
