import { documentOf, type PackDocuments } from './reader.ts';

/** What amounts of a brand are of: the code of its currency, and the number of its decimals. */
export function brandMoney(documents: PackDocuments): { currency: string; digits: number } {
  const brand = documentOf(documents, 'brand', 'main');
  return { currency: brand?.currency ?? 'USD', digits: brand?.currencyDigits ?? 2 };
}
