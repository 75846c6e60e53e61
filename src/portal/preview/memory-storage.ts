/** In-memory storage, so that a preview neither reads nor writes data of the real site on this host. */
export function createMemoryStorage(
  entries: Readonly<Record<string, string>> = {},
  onSet: (name: string, value: string) => void = () => {},
): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      kept.set(name, String(value));
      onSet(name, String(value));
    },
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
