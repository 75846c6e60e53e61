import type { DocumentKey, PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';

/** True if players can visit the brand. */
export const isShown = ({ documents }: Pick<ResolvedBrand, 'documents'>): boolean => {
  const brand = documents['brand/main'];
  return brand?.kind === 'brand' && brand.abstract !== true && brand.hidden !== true;
};

/** Packs with nothing but some of their documents, so that resolving them costs little. */
export const withOnly = (set: PackSet, isKept: (key: DocumentKey) => boolean): PackSet =>
  Object.fromEntries(
    Object.entries(set).map(([pack, { documents }]) => {
      const kept = Object.entries(documents).filter(([key]) => isKept(key));
      return [pack, { pack, documents: Object.fromEntries(kept), assets: [] }];
    }),
  );

/** As `isShown`, of a pack in a set. */
export const isShownIn = (set: PackSet, pack: string): boolean =>
  isShown(
    resolveBrand(
      withOnly(set, (key) => key === 'brand/main'),
      pack,
    ),
  );
