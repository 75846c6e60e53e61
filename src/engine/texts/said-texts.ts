/** A reference to another key inside of a text, as i18next reads it. */
const nested = /\$t\(\s*([^,)\s]+)/gu;

/**
 * The texts that the keys may have shown: their own with all plural forms and variants (`key_other`), and those that these refer to.
 * @param texts of the language by key
 */
export function saidTexts(
  texts: Readonly<Record<string, string>>,
  said: ReadonlySet<string>,
): Record<string, string> {
  const wanted = new Set(said);
  const found: Record<string, string> = {};
  const isWanted = (key: string): boolean => {
    if (wanted.has(key)) return true;
    for (let at = key.lastIndexOf('_'); at > 0; at = key.lastIndexOf('_', at - 1))
      if (wanted.has(key.slice(0, at))) return true;
    return false;
  };
  for (let before = -1; before < wanted.size;) {
    before = wanted.size;
    for (const [key, text] of Object.entries(texts)) {
      if (Object.hasOwn(found, key) || !isWanted(key)) continue;
      found[key] = text;
      for (const [, other = ''] of text.matchAll(nested)) wanted.add(other);
    }
  }
  return found;
}
