import type { EntryKind } from './search-entries.ts';

const kinds: Record<EntryKind, string> = {
  page: 'Page',
  document: 'Document',
  text: 'Words',
  problem: 'Problem',
  value: 'Value',
};

export const texts = {
  title: 'Search',
  lead: 'Pages of the console, documents, words in every language, text keys, values and problems.',
  open: 'Search everything',
  placeholder: 'Search pages, documents, words, keys, values, problems',
  results: 'Results',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing has all of these words.',
  hint: 'Arrows choose, Enter opens, Escape closes.',
  begin: 'Type a name, an id, a text key or any words of the brand, in any language.',
  all: 'All results on a page',
  kinds,
  kind: 'Kind of result',
  allKinds: 'Everything',
  pages: 'Pages of results',
};
