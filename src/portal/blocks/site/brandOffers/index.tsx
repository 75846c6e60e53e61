import type { BrandOffersProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<BrandOffersProps> = {
  view: lazyView(() => import('./BrandOffers.tsx').then((module) => module.BrandOffers)),
};
