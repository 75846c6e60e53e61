import { documentOf, type PackDocuments } from './reader.ts';

/** Pages of the console for entries of a document, by the document and the property that holds them. */
const pages: Readonly<Record<string, string>> = {
  'help/main/articles': 'help',
  'lobby/main/notices': 'notices',
  'lobby/main/games': 'games/game',
  'lobby/main/vendors': 'games/vendors',
  'cashier/main/deposit/methods/items': 'cashier/deposit',
  'cashier/main/withdrawal/methods/items': 'cashier/withdrawal',
  'lotteries/main/games': 'lotteries',
  'providers/main/items': 'ways-in',
  'flags/main/flags': 'flags',
};

/** Parts of the key of a document. */
const KEY_PARTS = 2;

/** Address below the brand of the page that is made for a place of a document; undefined where the form of its schema is all there is. */
export function taskAddress(
  documents: PackDocuments,
  key: string,
  steps: readonly string[],
): string | undefined {
  const collection = Object.keys(pages).find((place) =>
    `${key}/${steps.slice(0, -1).join('/')}/`.startsWith(`${place}/`),
  );
  if (collection === undefined) return undefined;
  const id = steps[collection.split('/').length - KEY_PARTS] ?? '';
  const page = pages[collection] ?? '';
  const isBanner = page === 'notices' && documentOf(documents, 'lobby', 'main')?.notices?.[id]?.type === 'B';
  return `${isBanner ? 'banners' : page}/${encodeURIComponent(id)}`;
}
