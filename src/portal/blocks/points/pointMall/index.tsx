import type { PointMallProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<PointMallProps> = {
  view: lazyView(() => import('./PointMall.tsx').then((module) => module.PointMall)),
  skeleton: PageSkeleton,
};
