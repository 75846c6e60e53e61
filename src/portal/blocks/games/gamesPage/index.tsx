import type { GamesPageProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<GamesPageProps> = {
  view: lazyView(() => import('./GamesPage.tsx').then((module) => module.GamesPage)),
  skeleton: PageSkeleton,
};
