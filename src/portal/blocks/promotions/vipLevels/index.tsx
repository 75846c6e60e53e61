import type { VipLevelsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<VipLevelsProps> = {
  view: lazyView(() => import('../views.ts').then((module) => module.VipLevels)),
  skeleton: PageSkeleton,
};
