import type { MallDocument } from '#contract/generated/documents.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

type Ordered<T> = { order: string[]; items: Record<string, T> };
type ItemOf<T> = T extends Ordered<infer I> ? I : never;

export type MallItem = ItemOf<MallDocument['items']>;
export type MallLevel = ItemOf<MallDocument['levels']>;

/** Mall of a brand without the document: it offers nothing, and nothing earns points. */
const closed: MallDocument = {
  kind: 'mall',
  id: 'main',
  ratios: {},
  levels: { order: [], items: {} },
  items: { order: [], items: {} },
};

export const mallOf = (brand: LiveBrand): MallDocument => documentOf(brand, 'mall') ?? closed;

/** Levels from the lowest. */
export const levelsOf = (brand: LiveBrand): { id: string; item: MallLevel }[] =>
  inOrder<MallLevel>(mallOf(brand).levels.order, mallOf(brand).levels.items);

/** Items that are offered now, in their order. */
export const offeredItems = (brand: LiveBrand): { id: string; item: MallItem }[] =>
  inOrder<MallItem>(mallOf(brand).items.order, mallOf(brand).items.items).filter(
    ({ item }) => item.enabled !== false,
  );
