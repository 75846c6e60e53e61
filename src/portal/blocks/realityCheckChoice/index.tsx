import type { RealityCheckChoiceProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<RealityCheckChoiceProps> = {
  view: lazyView(() => import('./RealityCheckChoice.tsx').then((module) => module.RealityCheckChoice)),
  skeleton: PageSkeleton,
};
