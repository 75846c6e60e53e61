import type { WalletOverviewProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<WalletOverviewProps> = {
  view: lazyView(() => import('./WalletOverview.tsx').then((module) => module.WalletOverview)),
  skeleton: PageSkeleton,
};
