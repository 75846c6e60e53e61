/** Words of a language by term, in lower case, as the glossary of a texts document has them. */
export type Terms = Readonly<Record<string, readonly string[]>>;

/** Terms of the source's glossary that a text of the source names as whole words, the longest first: `valid bet` hides its `bet`. */
export function termsIn(words: string, source: Terms): string[] {
  let rest = ` ${words.toLowerCase().replaceAll(/[^\p{L}\p{M}-]+/gu, ' ')} `;
  const named = Object.entries(source).flatMap(([term, all]) => all.map((said) => ({ term, said })));
  const found = new Set<string>();
  for (const { term, said } of named.toSorted((one, other) => other.said.length - one.said.length)) {
    if (!rest.includes(` ${said} `)) continue;
    found.add(term);
    rest = rest.replaceAll(` ${said} `, '  ');
  }
  return [...found];
}
