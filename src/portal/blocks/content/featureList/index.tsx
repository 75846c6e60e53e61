import type { FeatureListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';

export const block: BlockView<FeatureListProps> = {
  view: lazyView(() => import('./FeatureList.tsx').then((module) => module.FeatureList)),
  // Brands place it at the end of a page.
  skeleton: () => (
    <div className="lv-content">
      <Skeleton height="11rem" />
    </div>
  ),
};
