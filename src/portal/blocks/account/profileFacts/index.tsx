import type { ProfileFactsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ProfileFactsProps> = {
  view: lazyView(() => import('./ProfileFacts.tsx').then((module) => module.ProfileFacts)),
  skeleton: PageSkeleton,
};
