import type { BonusDetailsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<BonusDetailsProps> = {
  view: lazyView(() => import('./BonusDetails.tsx').then((module) => module.BonusDetails)),
  skeleton: PageSkeleton,
};
