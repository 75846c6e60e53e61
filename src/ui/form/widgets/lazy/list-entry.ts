/** One line of a searchable list. `searched` is what is looked through, folded. */
export type ListEntry = {
  value: string;
  name: string;
  searched: string;
  /** Address of a small picture, such as a flag. */
  picture?: string | undefined;
  /** Told at the end of the line, such as a dialling code. */
  note?: string | undefined;
};

/** Makes texts comparable for a search: case, width and Latin accents do not count. Other scripts keep their marks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase();

/** Entries that have every word of the query; those whose name begins with it come first, else the order stays. */
export const searchEntries = <Entry extends ListEntry>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] => {
  const folded = fold(query).trim();
  if (folded === '') return entries;
  const words = folded.split(/\s+/u);
  const found = entries.filter(({ searched }) => words.every((word) => searched.includes(word)));
  const begins = found.filter(({ searched }) => searched.startsWith(folded));
  return begins.length === 0 ? found : [...begins, ...found.filter((entry) => !begins.includes(entry))];
};
