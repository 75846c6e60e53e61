import type { ChatLine } from './chat-types.ts';

/**
 * Lines with what is newer of others, in the order of their ids. A change of a message above those that are shown is left out: it is read
 * with its page.
 * @param more whether there are messages above
 */
export function mergeLines(
  shown: readonly ChatLine[],
  changed: readonly ChatLine[],
  more: boolean,
): readonly ChatLine[] {
  const byId = new Map(shown.map((line) => [line.id, line]));
  const first = shown[0]?.id ?? 0;
  for (const line of changed) {
    const known = byId.get(line.id);
    if (known ? known.seq < line.seq : !more || line.id > first) byId.set(line.id, line);
  }
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}
