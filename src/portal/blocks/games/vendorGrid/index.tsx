import type { VendorGridProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';

export const block: BlockView<VendorGridProps> = {
  view: lazyView(() => import('./VendorGrid.tsx').then((module) => module.VendorGrid)),
  // Brands place it below their games.
  skeleton: () => (
    <div className="lv-content">
      <Skeleton height="8rem" />
    </div>
  ),
};
