const KEPT = 6;
const keyOf = (pack: string): string => `livery.operator.recent.${pack}`;

/** Ids of the results that were opened last on a pack in this browser, the latest first. */
export function recentIds(pack: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(pack)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a result as the one opened last. */
export function rememberEntry(pack: string, id: string): void {
  const others = recentIds(pack).filter((known) => known !== id);
  try {
    localStorage.setItem(keyOf(pack), JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // The storage is full or closed: nothing is offered as used last.
  }
}
