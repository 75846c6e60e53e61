import { movedEntries } from '../documents/order.ts';
import { say } from '../language/say.ts';

export type OrderChange = { entry: string; what: string; from?: string; to?: string };

const placeOf = (order: readonly string[], entry: string): string =>
  say('console.changes.place', { place: order.indexOf(entry) + 1, total: order.length });

/** Changes of a sequence per entry: shown, hidden, moved. */
export function describeOrder(
  before: readonly string[],
  after: readonly string[],
  entries: 'fields' | 'entries' | 'inOrder' | 'blocks',
): OrderChange[] {
  const hidden = before.filter((entry) => !after.includes(entry));
  const shown = after.filter((entry) => !before.includes(entry));
  return [
    ...hidden.map((entry) => ({ entry, what: say(`console.changes.${entries}.hidden`) })),
    ...shown.map((entry) => ({ entry, what: say(`console.changes.${entries}.shown`) })),
    ...movedEntries(before, after).map((entry) => ({
      entry,
      what: say('console.changes.moved'),
      from: placeOf(before, entry),
      to: placeOf(after, entry),
    })),
  ];
}
