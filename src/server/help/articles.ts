import type { HelpDocument } from '#contract/generated/documents.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { offersAll } from '#server/site/offered.ts';

export type Article = { id: string; item: HelpDocument['articles'][string] };

/** Articles about what the brand offers, in its order. */
export function articlesOf(brand: LiveBrand): Article[] {
  const help = documentOf(brand, 'help');
  return inOrder(help?.order, help?.articles).filter(({ item }) => offersAll(brand, item.needs));
}
