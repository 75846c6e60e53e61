import type { SecurityListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<SecurityListProps> = {
  view: lazyView(() => import('./SecurityList.tsx').then((module) => module.SecurityList)),
  skeleton: PageSkeleton,
};
