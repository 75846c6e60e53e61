import type { CategoryTilesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<CategoryTilesProps> = {
  view: lazyView(() => import('./CategoryTiles.tsx').then((module) => module.CategoryTiles)),
};
