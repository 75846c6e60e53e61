/** Characters of text whose values are kept: some brands with a dozen languages each, below a hundred megabytes with all that is made of them. */
const usualMost = 12_000_000;

/** The value made of some texts; made again only after one of them has changed. Values are shared, so nobody may change one. */
export type TextMemory<T> = (name: string, texts: readonly string[], make: () => T) => T;

/**
 * Keeps the newest value of each name, those used last when all of them hold more than `most` characters. A check of a brand reads hundreds
 * of documents, of which an operator has changed one.
 */
export function createTextMemory<T>(most = usualMost): TextMemory<T> {
  const kept = new Map<string, { texts: readonly string[]; length: number; value: T }>();
  let total = 0;
  const forget = (name: string): void => {
    total -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  };
  return (name, texts, make) => {
    const before = kept.get(name);
    const isSame =
      before?.texts.length === texts.length && texts.every((text, index) => text === before.texts[index]);
    const value = before && isSame ? before.value : make();
    forget(name);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    kept.set(name, { texts, length, value });
    total += length;
    // A map iterates in insertion order, so what was not used for longest comes first.
    for (const oldest of kept.keys()) {
      if (total <= most) break;
      forget(oldest);
    }
    return value;
  };
}
