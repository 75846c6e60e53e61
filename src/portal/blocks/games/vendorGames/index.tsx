import type { VendorGamesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<VendorGamesProps> = {
  view: lazyView(() => import('./VendorGames.tsx').then((module) => module.VendorGames)),
  skeleton: PageSkeleton,
};
