import { movedEntries } from '../documents/order.ts';
import { texts } from '../texts.ts';

export type OrderChange = { entry: string; what: string; from?: string; to?: string };

const placeOf = (order: readonly string[], entry: string): string =>
  texts.changes.place(order.indexOf(entry) + 1, order.length);

/** What happened to a sequence, entry by entry: shown, hidden, moved. */
export function describeOrder(
  before: readonly string[],
  after: readonly string[],
  words: { shown: string; hidden: string },
): OrderChange[] {
  const hidden = before.filter((entry) => !after.includes(entry));
  const shown = after.filter((entry) => !before.includes(entry));
  return [
    ...hidden.map((entry) => ({ entry, what: words.hidden })),
    ...shown.map((entry) => ({ entry, what: words.shown })),
    ...movedEntries(before, after).map((entry) => ({
      entry,
      what: texts.changes.moved,
      from: placeOf(before, entry),
      to: placeOf(after, entry),
    })),
  ];
}
