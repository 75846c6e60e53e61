import { documentOf, type PackDocuments } from './reader.ts';

/** Pages of the console for entries of a document, by the document and the property that holds them. */
const pages: Readonly<Record<string, string>> = {
  'help/main/articles': 'help',
  'lobby/main/notices': 'notices',
  'lobby/main/games': 'games/game',
  'lobby/main/vendors': 'games/vendors',
};

/** Address below the brand of the page that is made for a place of a document; undefined where the form of its schema is all there is. */
export function taskAddress(
  documents: PackDocuments,
  key: string,
  [collection, id]: readonly string[],
): string | undefined {
  const page = pages[`${key}/${collection ?? ''}`];
  if (page === undefined || id === undefined) return undefined;
  const isBanner = page === 'notices' && documentOf(documents, 'lobby', 'main')?.notices?.[id]?.type === 'B';
  return `${isBanner ? 'banners' : page}/${encodeURIComponent(id)}`;
}
