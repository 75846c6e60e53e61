import { movedEntries } from '../documents/order.ts';
import { say } from '../language/say.ts';

export type OrderChange = { entry: string; what: string };

/** Where a moved entry is now: above the next one, or below the one before when it is the last. */
function movedWords(
  order: readonly string[],
  entry: string,
  loose: ReadonlySet<string>,
  name: (entry: string) => string,
): string {
  const place = order.indexOf(entry);
  const above = order[place + 1];
  const below = order[place - 1];
  // A neighbour that stayed says more than one that moved as well or is new.
  const isAbove = above !== undefined && (!loose.has(above) || below === undefined || loose.has(below));
  return isAbove
    ? say('console.changes.movedAbove', { other: name(above) })
    : say('console.changes.movedBelow', { other: name(below ?? entry) });
}

/** Changes of a sequence per entry: shown, hidden, moved. */
export function describeOrder(
  before: readonly string[],
  after: readonly string[],
  entries: 'fields' | 'entries' | 'inOrder' | 'blocks',
  name: (entry: string) => string = (entry) => entry,
): OrderChange[] {
  const moved = movedEntries(before, after);
  const hidden = before.filter((entry) => !after.includes(entry));
  const shown = after.filter((entry) => !before.includes(entry));
  const loose = new Set([...moved, ...shown]);
  return [
    ...hidden.map((entry) => ({ entry, what: say(`console.changes.${entries}.hidden`) })),
    ...shown.map((entry) => ({ entry, what: say(`console.changes.${entries}.shown`) })),
    ...moved.map((entry) => ({ entry, what: movedWords(after, entry, loose, name) })),
  ];
}
