type ModuleFacts = { importers: readonly string[]; isEntry: boolean };

/** What the home page fetches late beside forms, which would have it bring their whole file. */
const shared = /ui.text.format-money/u;

/**
 * Names one chunk for all that the entry imports, also where a part that is fetched later shares it: by then it is there. Left
 * to itself the bundler makes a file of each such piece, some thirty small ones on the home page.
 */
export function firstLoad(
  id: string,
  chunking: { getModuleInfo: (id: string) => ModuleFacts | null },
): string | null {
  const seen = new Set<string>();
  const isFirst = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const facts = chunking.getModuleInfo(module);
    return facts !== null && (facts.isEntry || facts.importers.some(isFirst));
  };
  return shared.test(id) || isFirst(id) ? 'first' : null;
}
