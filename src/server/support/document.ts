import type { SupportDocument } from '#contract/generated/documents.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

/** The support document of a brand whose chat is on its own pages; undefined elsewhere. */
export function deskOf(brand: LiveBrand): SupportDocument | undefined {
  const document = documentOf(brand, 'support');
  return document?.desk === 'inside' ? document : undefined;
}
