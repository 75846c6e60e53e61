import type { SecurityLevelProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<SecurityLevelProps> = {
  view: lazyView(() => import('./SecurityLevel.tsx').then((module) => module.SecurityLevel)),
  skeleton: PageSkeleton,
};
