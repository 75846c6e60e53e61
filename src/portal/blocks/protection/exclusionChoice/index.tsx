import type { ExclusionChoiceProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ExclusionChoiceProps> = {
  view: lazyView(() => import('./ExclusionChoice.tsx').then((module) => module.ExclusionChoice)),
  skeleton: PageSkeleton,
};
