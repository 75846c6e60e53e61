import { folded } from '#engine/texts/folded.ts';

/** One line of a searchable list. `searched` is the folded text that is searched. */
export type ListEntry = {
  value: string;
  name: string;
  searched: string;
  /** Address of a small picture, such as a flag. */
  picture?: string | undefined;
  /** Language of the name, where it is another than that of the page. */
  lang?: string | undefined;
  /** Text at the end of the line, such as a dialling code. */
  note?: string | undefined;
};

/** Entries that contain every word of the query, those whose name begins with it first, else in order. */
export const filterEntries = <Entry extends ListEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] => {
  const wanted = folded(query);
  if (wanted === '') return entries;
  const words = wanted.split(' ');
  const found = entries.filter(({ searched }) => words.every((word) => searched.includes(word)));
  const begins = found.filter(({ searched }) => searched.startsWith(wanted));
  return begins.length === 0 ? found : [...begins, ...found.filter((entry) => !begins.includes(entry))];
};
